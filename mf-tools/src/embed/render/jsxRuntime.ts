export { Fragment, jsx, jsx as jsxs } from './nodes';
