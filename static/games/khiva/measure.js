import { useLayoutEffect, useRef, useState } from "preact/hooks";

/**
 * The size of an element in pixels, null before it has one.
 * @returns {{ element: { current: HTMLElement | null }, size: { width: number, height: number } | null }}
 */
export function useSize() {
  const element = useRef(/** @type {HTMLElement | null} */ (null));
  const [size, setSize] = useState(/** @type {{ width: number, height: number } | null} */ (null));
  useLayoutEffect(() => {
    const here = element.current;
    if (!here) return;
    const measure = () => setSize({ width: here.clientWidth, height: here.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(here);
    return () => observer.disconnect();
  }, []);
  return { element, size };
}
