import { longDate } from '@paw/rules/longDate.ts';
import { petKinds, petSizes } from '@paw/rules/petRules.ts';
import type { Pet } from './myPets.ts';

/** 'Dog, large' */
export function kindWords({ kind, size }: Pick<Pet, 'kind' | 'size'>): string {
  const label = petKinds.find(({ slug }) => slug === kind)?.label ?? 'Pet';
  const big = petSizes.find(({ slug }) => slug === size)?.label.toLowerCase();
  return [label, big].filter(Boolean).join(', ');
}

/** 'Born May 30, 2021'. A birthday has no hour and no zone: it is the same day everywhere. */
export const birthdayWords = (birthday: string): string => `Born ${longDate(birthday, 'UTC')}`;

/** As 2026-11-22, where the reader is. */
export function today(now = new Date()): string {
  const part = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
