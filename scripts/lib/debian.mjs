// Installs a Debian package where the machine lets us.
import { spawnSync } from 'node:child_process';

const apt = (...args) =>
  spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

export const installPackage = (name) => apt('update') && apt('install', '-y', '--no-install-recommends', name);
