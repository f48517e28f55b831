import { IncomingMessage } from 'node:http';
import Stripe from 'stripe';

/**
 * Node's client with the timeout as limit of a whole try; by itself it measures silence alone. The one on `fetch` has such
 * a limit, for almost three times the processor.
 */
export function createHttpClient(): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (...request) =>
    new Promise((resolve, reject) => {
      let giveUp = () => reject(Stripe.HttpClient.makeTimeoutError());
      const timer = setTimeout(() => giveUp(), request[7]);
      makeRequest(...request).then(
        (response) => {
          const message = response.getRawResponse();
          if (message instanceof IncomingMessage) {
            giveUp = () => message.destroy();
            message.once('close', () => clearTimeout(timer));
          }
          resolve(response);
        },
        (error: unknown) => {
          clearTimeout(timer);
          reject(error);
        },
      );
    });
  return client;
}
