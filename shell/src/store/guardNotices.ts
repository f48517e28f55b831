import { noticeShown } from '@shop/platform';
import type { Dispatch, Middleware, UnknownAction } from 'redux';
import { parseNotice } from './parseNotice';

/** The release whose code is at work, as its files' addresses name it. */
function getSender(stack = ''): string {
  const [, app, version] = /\/r\/(?!shell\/)([a-z][a-z0-9-]*)\/([\w.-]+)\//.exec(stack) ?? [];
  return app ? `${app} ${version}` : 'the shell';
}

/** Any part may send a notice; one that breaks the contract is refused, with a word on who sent it. */
export const guardNotices: Middleware<object, object, Dispatch<UnknownAction>> = () => (next) => (action) => {
  const { type, payload } = action as { type?: unknown; payload?: unknown };
  if (type !== noticeShown.type) return next(action);
  const notice = parseNotice(payload);
  if (!('reason' in notice)) return next(noticeShown(notice));
  console.error(`A notice of ${getSender(new Error().stack)} is refused: ${notice.reason}.`);
  return action;
};
