// One browser for all tests of a file; after each of them nothing has gone wrong on its pages but what it expected.
import assert from 'node:assert/strict';
import { after, afterEach } from 'node:test';
import { launch, wentWrong } from './chromium.js';

export const browser = await launch();

after(() => browser.close());
afterEach((t) => assert.deepEqual(wentWrong(t), []));
