import { UNSAFE_ErrorResponseImpl as ErrorResponseImpl } from 'react-router-dom';
import type { SerializedError } from '../boot';

/** Errors of routes as the router knows them, from what the server sent. */
export function reviveErrors(errors: Record<string, SerializedError> | null) {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, { status, statusText, data }]) => [
      id,
      new ErrorResponseImpl(status, statusText, data),
    ]),
  );
}
