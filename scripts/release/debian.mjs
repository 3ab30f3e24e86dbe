// The same files as a Debian package, built with Debian's own tools.
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { root } from '../lib/install.mjs';
import { run, THIRD_PARTY, version } from './archive.mjs';

const architectures = { x64: 'amd64', arm64: 'arm64' };

export function makeDebian(staged, out) {
  const architecture = architectures[process.arch] ?? process.arch;
  const tree = `${out}debian/`;
  rmSync(tree, { recursive: true, force: true });
  const put = (from, to, mode = 0o644) => {
    mkdirSync(`${tree}${to.slice(0, to.lastIndexOf('/'))}`, { recursive: true });
    cpSync(`${root}${from}`, `${tree}${to}`);
    chmodSync(`${tree}${to}`, mode);
  };
  cpSync(staged, `${tree}usr/lib/binario`, { recursive: true });
  rmSync(`${tree}usr/lib/binario/packaging`, { recursive: true });
  mkdirSync(`${tree}usr/bin`);
  symlinkSync('../lib/binario/bin/binario', `${tree}usr/bin/binario`);
  for (const unit of ['binario.service', 'binario-backup.service', 'binario-backup.timer'])
    put(`packaging/${unit}`, `usr/lib/systemd/system/${unit}`);
  put('packaging/binario-host', 'usr/sbin/binario-host', 0o755);
  put('packaging/sysusers.conf', 'usr/lib/sysusers.d/binario.conf');
  put('packaging/binario.env', 'etc/binario/binario.env', 0o640);
  put('docs/operate.md', 'usr/share/doc/binario/operate.md');
  put('LICENSE', 'usr/share/doc/binario/copyright');
  renameSync(`${tree}usr/lib/binario/${THIRD_PARTY}`, `${tree}usr/share/doc/binario/${THIRD_PARTY}`);
  for (const example of ['nginx.conf', 'Caddyfile'])
    put(`packaging/${example}`, `usr/share/doc/binario/examples/${example}`);
  for (const script of ['postinst', 'prerm', 'postrm']) put(`packaging/debian/${script}`, `DEBIAN/${script}`, 0o755);
  writeFileSync(`${tree}DEBIAN/conffiles`, '/etc/binario/binario.env\n');
  writeFileSync(`${tree}DEBIAN/control`, control(architecture, sizeOf(tree)));
  const file = `${out}binario_${version}_${architecture}.deb`;
  run('dpkg-deb', ['--root-owner-group', '-Zgzip', '-z6', '--build', tree, file]);
  rmSync(tree, { recursive: true, force: true });
  return file;
}

const control = (architecture, bytes) => `Package: binario
Version: ${version}
Architecture: ${architecture}
Maintainer: Binario <binario@localhost>
Section: games
Priority: optional
Depends: nodejs (>= 20.19)
Recommends: systemd, default-dbus-system-bus | dbus-system-bus
Suggests: postgresql, nginx | caddy
Installed-Size: ${Math.ceil(bytes / 1024)}
Description: railway stock games, played in the browser
 A server for five railway stock games: against friends, live or over weeks, at
 one table on one screen, or alone against bots. In Italian and English.
`;

const sizeOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(`${entry.parentPath}/${entry.name}`).size, 0);
