import { onTestFinished } from 'vitest';
import { PlainLine } from './plain-line.ts';

/** A line that is closed when the test is over. */
export type Line = PlainLine;
export const Line = {
  async open(url: string, headers: { readonly [name: string]: string }): Promise<Line> {
    const line = await PlainLine.open(url, { headers });
    onTestFinished(() => line.socket.terminate());
    return line;
  },
};
