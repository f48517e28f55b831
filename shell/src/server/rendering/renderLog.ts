/** The part of a log that rendering needs; a renderer sends each line to the front. */
export type RenderLog = {
  error: (fields: object, message: string) => void;
  warn: (fields: object, message: string) => void;
  child: (fields: object) => RenderLog;
};

type Send = (level: 'error' | 'warn', fields: object, message: string) => void;

export function createRenderLog(send: Send, common: object = {}): RenderLog {
  return {
    error: (fields, message) => send('error', { ...common, ...fields }, message),
    warn: (fields, message) => send('warn', { ...common, ...fields }, message),
    child: (fields) => createRenderLog(send, { ...common, ...fields }),
  };
}
