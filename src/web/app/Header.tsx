// The head of every page: logo, navigation, language, theme and account.
import { CirclePlus, CircleUserRound, Map as MapIcon, Moon, Sun } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import { shellLines } from '../../words/web/shell.ts';
import { IconButton } from '../design/IconButton.tsx';
import { Logo } from '../design/Logo.tsx';
import { useMe } from '../net/queries.ts';
import style from './Header.module.css';
import { useLangStore, useLines } from './lang.ts';
import { useTheme } from './theme.ts';

export function Header() {
  const l = useLines(shellLines);
  const me = useMe();
  const [path] = useLocation();
  const person = me.data?.person;
  const here = (href: string) => (path === href ? 'page' : undefined);
  return (
    <header className={style.header}>
      <div className={style.inner}>
        <Link href="/" className={style.mark} aria-current={here('/')}>
          <Logo size={30} />
          <span className={style.word}>Binario</span>
        </Link>
        <nav className={style.nav} aria-label={l.mainNav}>
          <Link href="/new" aria-current={here('/new')}>
            <CirclePlus aria-hidden />
            <span>{l.newTable}</span>
          </Link>
          <Link href="/games" aria-current={here('/games')}>
            <MapIcon aria-hidden />
            <span>{l.games}</span>
          </Link>
        </nav>
        <div className={style.tools}>
          <LangSwitch />
          <ThemeSwitch />
          <Link href="/account" className={style.who} aria-current={here('/account')} title={l.account}>
            <CircleUserRound aria-hidden />
            <span className={style.name}>{person?.name ?? (me.data ? l.signIn : l.account)}</span>
          </Link>
        </div>
      </div>
    </header>
  );
}

/** With two languages, the button names the other one in its own words. */
function LangSwitch() {
  const { lang, setLang } = useLangStore();
  const other = lang === 'it' ? 'en' : 'it';
  return (
    <button type="button" className={style.lang} lang={other} onClick={() => setLang(other)}>
      <span className={style.long}>{other === 'it' ? 'Italiano' : 'English'}</span>
      <abbr className={style.short} title={other === 'it' ? 'Italiano' : 'English'}>
        {other.toUpperCase()}
      </abbr>
    </button>
  );
}

function ThemeSwitch() {
  const l = useLines(shellLines);
  const { theme, setTheme } = useTheme();
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <IconButton
      label={`${l.theme}: ${dark ? l.themes.light : l.themes.dark}`}
      onClick={() => setTheme(dark ? 'light' : 'dark')}
    >
      {dark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  );
}
