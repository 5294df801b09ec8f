/** A queue in which owners (addresses) take turns: a flood from one delays only its own items. */
export class TurnQueue<T> {
  /** The first owner is served next and then goes to the end. */
  readonly #byOwner = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  put(owner: string, item: T): void {
    this.#size++;
    const items = this.#byOwner.get(owner);
    if (items) items.push(item);
    else this.#byOwner.set(owner, [item]);
  }

  take(): { readonly owner: string; readonly item: T } | null {
    const [first] = this.#byOwner;
    if (!first) return null;
    const [owner, items] = first;
    const item = items.shift()!;
    this.#size--;
    this.#byOwner.delete(owner);
    if (items.length > 0) this.#byOwner.set(owner, items);
    return { owner, item };
  }

  /** Removes all items. */
  *drain(): Generator<T> {
    for (let next = this.take(); next; next = this.take()) yield next.item;
  }
}
