import { useLoaded } from '../page/loaded.ts';

type Props = { readonly where: 'behind' | 'open' };

/** In the game they are part of the drawing (TCHANG-15), and may come after everything one plays with, or not at all. */
export function LateServants({ where }: Props) {
  const loaded = useLoaded(() => import('./figure.tsx'), []);
  if (loaded.state !== 'ready') return null;
  const { Behind, InTheOpen } = loaded.value;
  return where === 'behind' ? <Behind /> : <InTheOpen />;
}
