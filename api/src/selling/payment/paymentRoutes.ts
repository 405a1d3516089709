import { z } from 'zod';
import { apiProblem } from '../../platform/http/apiProblem.ts';
import type { App } from '../../platform/app/bareApp.ts';
import type { PaymentDesk } from './paymentDesk.ts';

const paymentMethods = z
  .object({ methods: z.array(z.enum(['delivery', 'stripe'])).describe('At least one; the first is the default') })
  .meta({ id: 'PaymentMethods' });

export function paymentRoutes(app: App, { payments: { methods } }: { payments: PaymentDesk }): void {
  app.get(
    '/api/payments',
    {
      schema: {
        operationId: 'listPaymentMethods',
        summary: 'The payment methods that this shop accepts',
        response: { 200: paymentMethods, '5xx': apiProblem },
      },
    },
    async () => ({ methods: [...methods] }),
  );
}
