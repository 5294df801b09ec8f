/** What nodes wrote while they were tortured: errors are expected then, but not unknown ones. */
export class NodeLogs {
  readonly #counts = new Map<string, number>();

  /** Lines of the log are JSON; other text is kept as it is. */
  readonly add = (_name: string, text: string): void => {
    for (const line of text.split('\n')) {
      const message = messageOf(line);
      if (message !== null) this.#counts.set(message, (this.#counts.get(message) ?? 0) + 1);
    }
  };

  /** The most frequent messages, as "12 × message". */
  summary(limit: number): readonly string[] {
    return [...this.#counts]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, limit)
      .map(([message, count]) => `${count} × ${message}`);
  }
}

const MAX_MESSAGE = 160;

function messageOf(line: string): string | null {
  if (line.trim() === '' || line.startsWith('Tablée: ')) return null;
  try {
    const { msg, err } = JSON.parse(line) as { msg?: string; err?: { message?: string } };
    return [msg, err?.message]
      .filter(part => part)
      .join(': ')
      .slice(0, MAX_MESSAGE);
  } catch {
    return line.slice(0, MAX_MESSAGE);
  }
}
