/** Texts that a component must show without cutting them off or breaking the layout. */
export const longText =
  'Extra soft orthopedic memory foam bed for elderly Pomeranians and other small dogs that sleep curled up';
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenhund';
