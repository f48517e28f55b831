export default (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ');
