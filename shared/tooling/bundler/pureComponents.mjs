/**
 * A loader for react-router: what it computes while it is evaluated counts as used, and its components are all made so. Marked as
 * pure, and without the names for developer tools, those that nobody uses are left out.
 */
export default function pureComponents(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(
      /^var (\w+) = (\w+)\.(forwardRef|createContext|createElement|memo)\(/gm,
      'var $1 = /* @__PURE__ */ $2.$3(',
    );
}
