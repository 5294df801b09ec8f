/** The outline of a space: a slab with its corners cut off, so that something can stand where four meet. */
export const SLAB = 'M-27-40H27L40-27V27L27 40H-27L-40 27V-27z';
