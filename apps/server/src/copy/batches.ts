import type { Batch, CopyReader } from './ends.ts';
import type { Place, Section } from './sections.ts';

/** How much is read and written at once. */
export type BatchSize = { readonly places: number; readonly weight: number };

/** Some megabytes; a single table may be larger. */
export const BATCH_SIZE: BatchSize = { places: 1_000, weight: 25_000 };

/** Where a batch of a section ends. `last`: nothing follows. */
type Bounds = { readonly upto: Place; readonly last: boolean };

/** At least one place, and as many as a batch may hold. */
async function boundsAfter(
  reader: CopyReader,
  section: Section,
  after: Place,
  size: BatchSize,
): Promise<Bounds> {
  const places = await reader.places(section, after, size.places);
  let weight = 0;
  let upto = after;
  for (const [i, found] of places.entries()) {
    weight += found.weight;
    if (i > 0 && weight > size.weight) return { upto, last: false };
    upto = found.place;
  }
  return places.length < size.places ? { upto: section.after, last: true } : { upto, last: false };
}

/**
 * The rows of a section after a place, in batches. The next one is read while the caller works on this one. The last
 * batch reaches to the end of the section, and may be empty.
 */
export async function* batchesOf(
  reader: CopyReader,
  section: Section,
  from: Place,
  size: BatchSize,
): AsyncGenerator<Batch> {
  const read = async (after: Place): Promise<Batch & Bounds> => {
    const bounds = await boundsAfter(reader, section, after, size);
    return { section, after, ...bounds, rows: await reader.rows(section, after, bounds.upto) };
  };
  for (let reading = read(from); ; ) {
    const batch = await reading;
    if (!batch.last) {
      reading = read(batch.upto);
      // Its error is thrown when it is awaited, unless the caller has stopped before.
      reading.catch(() => undefined);
    }
    yield batch;
    if (batch.last) return;
  }
}
