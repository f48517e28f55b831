import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../paths';

const [name] = process.argv.splice(2, 1);
await import(pathToFileURL(path.join(root, 'checkout-service/dist', `${name}.js`)).href);
