import { z } from 'zod';

export const socialBody = z.object({ flow: z.enum(['code', 'implicit']).default('code') });

export const socialRequest = z.object({
  url: z.string().describe('Where the browser goes'),
  parameters: z.record(z.string(), z.string()).describe('The same request, for a provider’s own script'),
});
