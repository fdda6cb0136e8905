import { type RefObject, useEffect, useState } from 'react';

/** Cards are rendered well before they come into sight, so that Tab and scrolling find them. */
const ahead = '1200px 0px';
const callbacks = new Map<Element, () => void>();
let observer: IntersectionObserver | null = null;

function watch(element: Element, onSeen: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) callbacks.get(target)?.();
    },
    { rootMargin: ahead },
  );
  callbacks.set(element, onSeen);
  observer.observe(element);
  return () => {
    callbacks.delete(element);
    observer?.unobserve(element);
  };
}

/** Whether an element is or was near the visible part: what was rendered once stays. */
export function useNear(place: RefObject<Element | null>, lazy: boolean): boolean {
  const [near, setNear] = useState(!lazy);
  useEffect(() => {
    if (near || !place.current) return undefined;
    return watch(place.current, () => setNear(true));
  }, [near, place]);
  return near;
}
