// Bundled for the browser: replays a record there and returns the hashes of its positions.
import { hashesOf } from '../support/hashesOf.ts';

Object.assign(globalThis, { hashesOf });
