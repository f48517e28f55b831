/** Marks react-router's components as pure: those that nobody uses are left out. */
export default function pureComponents(source) {
  return source
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(
      /^var (\w+) = (\w+)\.(forwardRef|createContext|createElement|memo)\(/gm,
      'var $1 = /* @__PURE__ */ $2.$3(',
    );
}
