import type { mail as en } from '../en/mail.ts';
import type { Lines } from '../lines.ts';

export const mail: Lines<typeof en> = {
  newcomer: ({ number }) => `Giocatore ${number}`,
  signIn: {
    subject: () => 'Il tuo accesso a Binario',
    text: ({ link, minutes }) => `Apri questo link per entrare in Binario:

${link}

Vale una volta sola, entro ${minutes} minuti.
Se non lo hai chiesto tu, lascialo stare: finché nessuno preme il pulsante che mostra, non succede nulla.
`,
  },
  confirm: {
    subject: () => 'È il tuo indirizzo?',
    text: ({
      name,
      link,
      minutes,
    }) => `Qualcuno di nome ${name} ha indicato questo indirizzo per il suo profilo su Binario.
Se sei tu, apri questo link e conferma:

${link}

Vale una volta sola, entro ${minutes} minuti.
Se non sei tu, lascialo stare: l’indirizzo non viene usato.
`,
  },
  reset: {
    subject: () => 'Una nuova password per Binario',
    text: ({ name, link, minutes }) => `${name}, apri questo link per scegliere una nuova password:

${link}

Vale una volta sola, entro ${minutes} minuti.
Se non lo hai chiesto tu, lascialo stare: la password resta com’è.
`,
  },
  passwordChanged: {
    subject: () => 'La tua password di Binario è cambiata',
    text: ({ name, link }) => `${name}, la password del tuo profilo su Binario è stata appena cambiata. Ogni altro
dispositivo è stato disconnesso, e tutte le chiavi per i bot sono scadute.

Se non sei stato tu, scegline una nuova qui, con «Hai dimenticato la password?»:

${link}
`,
  },
  addressChanged: {
    subject: () => 'Il tuo indirizzo su Binario è cambiato',
    text: ({ name, link }) => `${name}, il tuo profilo su Binario non usa più questo indirizzo.

Se non sei stato tu, entra qui con la tua password, esci da ogni dispositivo e cambiala:

${link}
`,
  },
  yourMove: {
    subject: ({ game }) => `${game}: tocca a te`,
    text: ({ name, game, link }) => `${name}, al tavolo di ${game} tocca a te decidere:

${link}

Queste e-mail si possono disattivare nelle impostazioni.
`,
  },
  notice: { title: ({ game }) => `${game}: tocca a te`, body: 'Al tavolo tocca a te decidere.' },
};
