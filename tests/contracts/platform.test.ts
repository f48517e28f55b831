import type { CartState } from '@shop/contracts/cart';
import * as platform from '@shop/platform';
import manifest from '../../shared/platform/package.json' with { type: 'json' };
import { platformNames, sharedVersions } from '../../shared/tooling/bundler/sharedModules';
import { shareScope } from '../../shell/src/remotes/shareScope';
import { readSource, remotes, sourceFiles } from '../architecture/sources';

/** Names that remotes may rely on, and those by which the shell gives them life. One more or less is another version. */
const forRemotes = [
  'Fragment',
  'RemoteComponent',
  'Head',
  'Link',
  'noticeShown',
  'redirect',
  'useCart',
  'useDispatch',
  'useLocation',
  'useNavigationType',
  'useParams',
  'useSearchParams',
  'useSelector',
  'useSite',
];
const forTheShell = [
  'NavLink',
  'NavigationContext',
  'Outlet',
  'Provider',
  'ShopServicesProvider',
  'useNavigate',
  'useNavigation',
];

test('the platform gives these names, in this version (CHANGELOG says what changed)', () => {
  expect({ version: manifest.version, names: Object.keys(platform).sort() }).toEqual({
    version: '3.1.0',
    names: [...forRemotes, ...forTheShell].sort(),
  });
});

test('what a release of the shell says it gives is what its program gives', () => {
  const scope = Object.entries(shareScope).map(([name, versions]) => [name, Object.keys(versions)[0]]);
  expect(sharedVersions).toEqual(Object.fromEntries(scope));
  expect(platformNames()).toEqual(Object.keys(platform).sort());
});

const getText = (workspaces: string[]) => workspaces.flatMap(sourceFiles).map(readSource).join('\n');
const uses = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);

test('each name is used: by a remote, or by the shell', () => {
  // The kit is bundled by whoever uses it.
  const [ofRemotes, ofShell] = [getText([...remotes, 'shared/ui']), getText(['shell'])];
  expect(forRemotes.filter((name) => !uses(ofRemotes, name))).toEqual([]);
  expect(forTheShell.filter((name) => !uses(ofShell, name))).toEqual([]);
});

test('what the cart keeps shows no field to others: its selectors tell', () => {
  // With a field it would not compile.
  const isOpaque: [keyof CartState] extends [never] ? true : false = true;
  expect(isOpaque).toBe(true);
});
