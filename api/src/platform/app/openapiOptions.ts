import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';

type Config = NonNullable<Parameters<typeof createJsonSchemaTransform>[0]['zodToJsonConfig']>;

const zodToJsonConfig: Config = {
  override({ jsonSchema }) {
    // Replies may gain fields within a contract number, so the document must not forbid them.
    if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    // The bounds of JavaScript's integers tell a reader nothing.
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  },
};

const withAllSchemas = createJsonSchemaTransformObject({ zodToJsonConfig });

/** How the routes become the contract's OpenAPI document; no server addresses, so it is the same everywhere. */
export const openapiOptions: FastifyDynamicSwaggerOptions = {
  openapi: { openapi: '3.1.0', info: { title: 'Paw Dailies commerce API', version: '1.0.0' } },
  transform: createJsonSchemaTransform({ zodToJsonConfig }),
  transformObject(document) {
    const { components, ...rest } = withAllSchemas(document) as Record<string, unknown> & {
      components?: { schemas?: Record<string, unknown> };
    };
    // Each named schema comes twice, the second for requests as `…Input`; ours are replies only.
    const schemas = Object.entries(components?.schemas ?? {}).filter(([name]) => !name.endsWith('Input'));
    return { ...rest, components: { schemas: Object.fromEntries(schemas) } } as never;
  },
};
