import { describeDatabase } from '../src/database/database.suite';
import { describeChargeHistories } from '../src/domain/chargeHistories.suite';
import { describeReconcile } from '../src/domain/reconcile.suite';
import { describeClicks } from '../src/domain/startCheckout.suite';
import { describeLimits } from '../src/http/limits.suite';
import { describeNotifications } from '../src/notifications/notifications.suite';
import { describeObservability } from '../src/observability/observability.suite';
import { describeStripeFaults } from '../src/payments/stripeFaults.suite';
import { describeCheckoutRequests } from '../src/routes/checkoutRequests.suite';
import { describeCreateCheckout } from '../src/routes/createCheckout.suite';
import { describeOperator } from '../src/routes/operator.suite';
import { describeOrders } from '../src/routes/orders.suite';
import { describeProducts } from '../src/routes/products.suite';
import { describeStripeWebhook } from '../src/routes/stripeWebhook.suite';
import { describeWebhookSignature } from '../src/routes/webhookSignature.suite';
import type { Suite } from './suite';

export const suites: ((suite: Suite) => void)[] = [
  describeDatabase,
  describeCreateCheckout,
  describeCheckoutRequests,
  describeClicks,
  describeLimits,
  describeStripeWebhook,
  describeWebhookSignature,
  describeOrders,
  describeReconcile,
  describeChargeHistories,
  describeProducts,
  describeOperator,
  describeNotifications,
  describeStripeFaults,
  describeObservability,
];
