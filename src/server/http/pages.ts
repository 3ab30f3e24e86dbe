// The addresses that are pages of the site; any other is answered with status 404, and the page says so too.

export const pages = [
  '/',
  '/t/:id',
  '/local/:id',
  '/games',
  '/games/:id',
  '/games/:id/print',
  '/games/:id/rules',
  '/games/:id/examples/:example',
  '/new',
  '/account',
  '/host',
  '/privacy',
  '/developers',
  '/magic',
  '/reset',
  '/glossary',
  '/gallery',
  '/design',
  '/shortcuts',
];

const known = new RegExp(`^(${pages.map((path) => path.replaceAll(/:\w+/g, '[^/]+')).join('|')})/?$`);

export const isPage = (url: string): boolean => known.test(url.split('?', 1)[0]!);
