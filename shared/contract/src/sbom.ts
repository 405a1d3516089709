/**
 * A release's bill of materials, in the format CycloneDX 1.6: each npm package whose code is in its files. The build
 * writes it, and it is stored with the release. The repository's own packages are not listed: they have no versions of
 * their own in a release.
 */
import { z } from 'zod';

const component = z.object({
  type: z.literal('library'),
  /** The same as `purl`. */
  'bom-ref': z.string(),
  /** Scope of its name: `@reduxjs`. */
  group: z.string().optional(),
  name: z.string().min(1),
  version: z.string().min(1),
  /** Of what the registry sent, as the lockfile has it; none where npm did not install the package. */
  hashes: z.array(z.object({ alg: z.literal('SHA-512'), content: z.string().regex(/^[0-9a-f]{128}$/) })).optional(),
  licenses: z.array(
    z.union([
      /** An SPDX expression: `MIT`, `(MIT OR CC0-1.0)`. */
      z.object({ expression: z.string().min(1) }),
      z.object({ license: z.object({ name: z.string().min(1) }) }),
    ]),
  ),
  /** `pkg:npm/%40reduxjs/toolkit@2.14.0` */
  purl: z.string().startsWith('pkg:npm/'),
});

export const sbomSchema = z.object({
  $schema: z.string(),
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  version: z.literal(1),
  /** The release: `bom-ref` is its label, `cart@0123456789abcdef`. */
  metadata: z.object({
    component: z.object({ type: z.literal('application'), 'bom-ref': z.string(), name: z.string() }),
  }),
  components: z.array(component),
});

export type Sbom = z.infer<typeof sbomSchema>;
export type SbomComponent = z.infer<typeof component>;

/** Its path inside the release. */
export const SBOM_FILE = 'sbom.cdx.json';
