// The licences of packages that we distribute, in one text: each in its own words, wherever the package keeps them.
import { readdirSync, readFileSync } from 'node:fs';

const named = /^(licen[cs]e|copying|notice|unlicense)([.-].*)?$/i;

/** True if a file of a package is about its licence. */
export const isLicence = (file) => named.test(file.slice(file.lastIndexOf('/') + 1));

/** The folder of the package in which a file lies; null for our own. */
export function packageOf(file) {
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/@][^/]*)\//.exec(file.replaceAll('\\', '/')) ?? [];
  return folder ?? null;
}

/** The licence of a package. Throws where none can be found: such a package must not be distributed. */
function licenceOf(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const files = readdirSync(folder);
  const own = files.filter(isLicence).map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim());
  const text = own.join('\n\n') || readmeOf(folder, files) || wordsOf(license, author, name);
  if (!text) throw new Error(`${name} ${version} has no licence that can be told (${license ?? 'none'})`);
  return { name, version, licence: typeof license === 'string' ? license : 'see below', text };
}

/** The licence at the end of a readme, where some packages keep it. */
function readmeOf(folder, files) {
  const readme = files.find((file) => /^readme(\.|$)/i.test(file));
  const text = readme ? readFileSync(`${folder}/${readme}`, 'utf8') : '';
  const from = text.search(/^.*copyright \(c\).*$/im);
  return from >= 0 && text.includes('Permission is hereby granted') ? text.slice(from).trim() : '';
}

/** A standard text for packages that only name their licence. */
function wordsOf(licence, author, name) {
  const who =
    (typeof author === 'string' ? author.replace(/\s*[<(].*$/, '') : author?.name) || `the authors of ${name}`;
  return known[licence]?.(who) ?? '';
}

const known = {
  MIT: (who) => `Copyright (c) ${who}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software
is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES
OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR
IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`,
  Unlicense: (who) => `By ${who}. This is free and unencumbered software released into the public domain.

Anyone is free to copy, modify, publish, use, compile, sell, or distribute this software, either in source code form or as a
compiled binary, for any purpose, commercial or non-commercial, and by any means. For more information, please refer to
<https://unlicense.org/>`,
};

const LINE = '='.repeat(80);

/** One text about all of these folders, each package once, by name. */
export function licencesOf(folders) {
  const all = new Map([...folders].map(licenceOf).map((one) => [`${one.name} ${one.version}`, one]));
  const sorted = [...all.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return sorted
    .map(({ name, version, licence, text }) => `${LINE}\n${name} ${version} (${licence})\n${LINE}\n\n${text}\n`)
    .join('\n');
}
