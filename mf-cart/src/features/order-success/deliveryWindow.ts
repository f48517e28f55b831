export { type DeliveryWindow, deliveryWindow } from '@shop/facts/deliveryWindow';
