import type { PresetFigures } from '@tablee/simulation';
import stored from '@tablee/tchang/measured.json' with { type: 'json' };

/** TCHANG-16: the figures behind the notes of the presets. */
export const measured: PresetFigures = stored;
