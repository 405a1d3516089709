/** What a component must take without being cut or breaking its neighbors. */
export const longText =
  'Extra soft orthopedic memory foam bed for elderly Pomeranians and other small dogs that sleep curled up';
export const longWord = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenhund';
