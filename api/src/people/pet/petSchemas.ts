import { petKinds, petSizes, type PetKind, type PetSize } from '@paw/rules/petRules.ts';
import { rules } from '@paw/rules/rules.ts';
import { z } from 'zod';
import { requestText } from '../../platform/http/requestText.ts';

const slugs = <Slug extends string>(all: readonly { slug: Slug }[]) =>
  z.enum(all.map(({ slug }) => slug) as [Slug, ...Slug[]]);

export const petBody = z.object({
  name: requestText(200),
  kind: slugs<PetKind>(petKinds),
  birthday: requestText(10).optional().describe('2021-05-30; not in the future'),
  size: slugs<PetSize>(petSizes).optional(),
});

export const pet = petBody.extend({ id: z.string() }).meta({ id: 'Pet' });

export const myPets = z.object({
  pets: z.array(pet).max(rules.accounts.mostPets).describe('Oldest first'),
});

export type PetBody = z.infer<typeof petBody>;
export type Pet = z.infer<typeof pet>;
