import { useEffect, useState } from 'preact/hooks';

export function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const look = () => setHolds(list.matches);
    list.addEventListener('change', look);
    look();
    return () => list.removeEventListener('change', look);
  }, [query]);
  return holds;
}
