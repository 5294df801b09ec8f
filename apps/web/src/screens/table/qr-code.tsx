import { useLoaded } from '../../page/loaded.ts';

/** The link as a code to scan: drawn here, loaded when it is unfolded. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const grid = useLoaded(async () => (await import('../../qr/grid.ts')).drawQr(text), [text]);
  if (grid.state !== 'ready' || !grid.value) return null;
  const size = grid.value.length;
  const path = grid.value
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      class="qr"
      viewBox={`-1 -1 ${size + 2} ${size + 2}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
