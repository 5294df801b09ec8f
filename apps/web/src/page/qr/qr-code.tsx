import './qr-code.css';
import { useLoaded } from '../later.tsx';

export type QrDrawing = { readonly size: number; readonly path: string };

/** One unit square per dark module. The encoder is loaded on first use. */
export async function drawQr(text: string): Promise<QrDrawing> {
  const { generate, correction } = await import('lean-qr/nano');
  const code = generate(text, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  return { size: code.size, path };
}

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const drawing = useLoaded(() => drawQr(text), [text]);
  if (drawing.state !== 'ready') return null;
  const { size, path } = drawing.value;
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
