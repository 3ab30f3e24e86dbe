// Common words of passwords, tried first by attackers, in English and Italian: of keyboards, feelings, football, names
// and so on. Figures and signs around them, and figures in place of letters, are ignored.

const words = `
password passwort passw passwd password parola paroladordine lamiapassword pass passe passme secret segreto segreta segretissimo
admin administrator amministratore root guest ospite user utente test testing tester default changeme cambiami temp temporary
login logmein letmein letmeinnow welcome benvenuto benvenuti hello hallo ciao ciaociao buongiorno buonasera
access accesso master superuser supervisor system server computer internet network google facebook instagram twitter youtube
whatsapp microsoft windows apple iphone android samsung nintendo playstation minecraft pokemon fortnite binario trains railway ferrovia
iloveyou iloveu loveyou loveme lovely love lover amore amoremio tiamo tivogliobene tesoro principessa princess prince queen
sunshine sunflower flower fiore fiori rainbow arcobaleno butterfly farfalla angel angelo angels angioletto stella stellina star
dragon drago monkey scimmia tiger tigre lion leone shadow ombra panther eagle aquila wolf lupo bear orso dolphin delfino
football soccer calcio baseball basketball hockey tennis volleyball juventus forzajuve forzainter forzamilan forzaroma forzanapoli
inter milan roma lazio napoli torino fiorentina ferrari maserati ducati vespa valentino liverpool arsenal chelsea manchester barcelona realmadrid
superman batman spiderman ironman starwars starwar harrypotter gandalf matrix pikachu naruto goku simpson simpsons
michael jordan michelle jennifer jessica ashley daniel thomas charlie robert andrew matthew joshua anthony william george
francesco francesca alessandro alessandra andrea giuseppe giovanni antonio antonella maria marianna roberto roberta giulia chiara
martina matteo lorenzo leonardo valentina federica federico elisabetta simone stefano stefania salvatore vincenzo gabriele
freedom liberta whatever qualcosa nothing niente money soldi summer estate winter inverno spring primavera autumn autunno
monday lunedi friday venerdi sunday domenica january gennaio december dicembre italia italiana italiano england london londra
trustnoone trustme nopassword mypassword yourpassword thepassword newpassword passwordnuova nuovapassword vecchiapassword passwordsicura
chocolate cioccolato cookie biscotto cheese formaggio pizza pasta coffee caffe banana orange arancia apple melone ginger
killer hacker hunter hunting ninja pirate pirata soldier warrior guerriero phoenix fenice thunder lightning computer merlin
jesus gesu madonna padrepio christ heaven paradise paradiso inferno goodluck buonafortuna fuckyou vaffanculo snoopy garfield mickey minnie topolino paperino pippo pluto winnie nutella
trustno trustnobody blink qazwsx asdf qwer azerty qwerty zxcv abc abcd myspace linkedin dropbox adobe photoshop monster monkeys muffin
jonathan elizabeth alexander alexandra sebastian victoria christian christina christopher benjamin samantha nicholas nicole jasmine melissa
rebecca amanda stephanie danielle patricia richard patrick brandon justin austin dallas carlos miguel fernando gabriela beatriz catherine
margherita caterina lucia paola claudia silvia monica barbara cristina alessio riccardo tommaso edoardo giorgio giorgia raffaele raffaella
metallic slipknot eminem rockstar guitar chitarra softball lacrosse yankees cowboys steelers lakers chicago boston texas california
brooklyn newyork florence firenze venezia bologna palermo sicilia sardegna sardinia australia canada deutschland
cheyenne bailey buster maggie pepper cookies cupcake peanut bubbles precious passion sexy babygirl playboy fucker bigdick
starlight moonlight midnight morning tomorrow remember forever always together nothing something everything
mustang corvette porsche yamaha harley mercedes locomotive locomotiva metallica nirvana beatles vascorossi
`;

export const commonWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
