import { z } from 'zod';

const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(most);
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

/** What `navigator.credentials.create` gave, as JSON. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(16_000),
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
});

/** What `navigator.credentials.get` gave, as JSON. */
export const shownCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(4000),
    userHandle: base64url(100).optional(),
  }),
});

/** For `navigator.credentials`, as JSON: what is in it is the browser's affair. */
export const credentialOptions = z.object({ options: z.record(z.string(), z.unknown()) });

export const passkey = z
  .object({
    id: z.string(),
    name: z.string(),
    createdAt: z.string(),
    lastUsedAt: z.string().nullable().describe('Of its last sign-in'),
  })
  .meta({ id: 'Passkey' });
