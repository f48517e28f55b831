import { configureStore } from '@shop/platform';
import { soyKitsApi } from './soyKitsApi';

/** A store for this page's answers alone: they outlive the page for five minutes; the shop's store knows nothing of them. */
export const soyKitsStore = configureStore({
  reducer: { [soyKitsApi.reducerPath]: soyKitsApi.reducer },
  middleware: (defaults) => defaults().concat(soyKitsApi.middleware),
});
