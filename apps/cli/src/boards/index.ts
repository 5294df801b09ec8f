import { existsSync } from 'node:fs';

/** Rows of text for a position. */
export type Draw = (position: string, colours: boolean) => readonly string[];

const inColour = (): boolean => process.stdout.isTTY === true && !process.env.NO_COLOR;

/** The drawing in `boards/<id>.ts`; a game without one is shown by its position text alone. */
export async function loadBoard(id: string): Promise<(position: string) => readonly string[]> {
  const file = new URL(`./${id}.ts`, import.meta.url);
  if (!existsSync(file)) return () => [];
  const { draw } = (await import(file.href)) as { readonly draw: Draw };
  return position => draw(position, inColour());
}
