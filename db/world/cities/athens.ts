import type { WorldCity } from '#world/world.ts';

export const athens: WorldCity = {
  slug: 'athens',
  name: { es: 'Atenas', en: 'Athens', fr: 'Athènes' },
  country: 'GR',
  latitude: 37.9755,
  longitude: 23.7348,
  timeZone: 'Europe/Athens',
  popularity: 86,
  picture: { place: 'athens', shows: [], light: 'dusk' },
  line: {
    es: 'Mármol del Pentélico, mercado de pescado y canciones de bajos fondos entre siete colinas.',
    en: 'Pentelic marble, a roaring fish hall and songs of the underworld, all within walking distance.',
    fr: 'Du marbre du Pentélique, une halle aux poissons et des chansons de mauvais garçons.',
  },
  tours: [
    {
      slug: 'acropolis-before-the-heat',
      supplier: 'petra-kai-elia',
      categories: ['cultural', 'walking-tours'],
      tags: ['history', 'architecture', 'unesco', 'skip-the-line', 'small-group'],
      durationMinutes: 180,
      guideLanguages: ['el', 'en', 'fr', 'es'],
      policy: 'strict',
      payLater: false,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 37.9689, longitude: 23.7296 },
      pictures: [
        { shows: ['parthenon', 'olive-tree', 'guide-and-guests'], light: 'dawn' },
        { shows: ['caryatids', 'guide-and-guests'], light: 'day' },
      ],
      options: [
        {
          key: 'with-ticket',
          name: { es: 'Con entrada a las 8:00', en: 'With 8 a.m. entry ticket', fr: 'Avec billet d’entrée à 8 h' },
          units: [
            { kind: 'adult', priceMinor: 7200, minAge: 18 },
            { kind: 'child', priceMinor: 3200, minAge: 6, maxAge: 17 },
            { kind: 'senior', priceMinor: 6400, minAge: 65 },
          ],
          weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
          startTimes: ['07:40'],
          capacity: 15,
        },
        {
          key: 'own-ticket',
          name: { es: 'Traes tu propia entrada', en: 'Bring your own ticket', fr: 'Vous avez déjà votre billet' },
          units: [
            { kind: 'adult', priceMinor: 4200, minAge: 18 },
            { kind: 'child', priceMinor: 1800, minAge: 6, maxAge: 17 },
          ],
          weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
          startTimes: ['07:40'],
          capacity: 15,
        },
      ],
      title: {
        es: 'Acrópolis a primera hora con arqueóloga',
        en: 'Acropolis at Opening Time with an Archaeologist',
        fr: 'Acropole à l’ouverture avec une archéologue',
      },
      description: {
        es: 'Entramos por la ladera sur a las ocho en punto: el teatro de Dioniso, los Propileos y el Partenón con una arqueóloga, antes de que apriete el sol.',
        en: 'In by the quiet south-eastern gate at eight sharp, with an archaeologist: the Theatre of Dionysus, the Propylaia, then the Parthenon in early light.',
        fr: 'Entrée à huit heures par le versant sud avec une archéologue : le théâtre de Dionysos, les Propylées, puis le Parthénon encore presque silencieux.',
      },
      whatToDo: {
        es: 'Casi todo el mundo entra por la puerta oeste y corre hacia arriba. Nosotros elegimos la del sureste y empezamos por el teatro de Dioniso, en cuya ladera se estrenaron obras de Sófocles, Eurípides y Aristófanes. Te sientas en una grada de piedra mientras Katerina, arqueóloga y guía titulada, reparte los papeles.\n\nEl camino rodea la colina, asoma al odeón que Herodes Ático levantó en memoria de su mujer, Regila, y cruza los Propileos. Arriba, junto a un Partenón todavía con poca gente, toca buscar líneas rectas y no encontrarlas: el suelo se comba, las columnas se inclinan hacia dentro y nada de eso es descuido.\n\nQuedan el olivo del Erecteón y las Cariátides, que aquí son copias. La visita acaba en la roca del Areópago, con el Ágora a los pies.',
        en: 'Most visitors pour in from the west and hurry uphill. This walk takes the south-eastern gate instead and opens at the Theatre of Dionysus, on the slope where plays by Sophocles, Euripides and Aristophanes were first performed. You sit on a stone bench while Katerina, an archaeologist and licensed guide, hands out the parts.\n\nFrom there the path rounds the hill above the odeon that Herodes Atticus built in memory of his wife, Regilla, and passes through the Propylaia. Beside the Parthenon, with few people about so early, you are set a puzzle: find one straight line. The floor swells in the middle, the columns lean inwards, and none of it is a mistake.\n\nThe olive tree beside the Erechtheion comes next, then the Caryatids, copies here, since five of the originals are down in the museum. You end on the bare rock of the Areopagus with the Agora laid out beneath it.',
        fr: 'La foule arrive par l’ouest et monte tout droit. Nous prenons la porte sud-est et commençons par le théâtre de Dionysos, là où furent créées des pièces de Sophocle, d’Euripide et d’Aristophane. Assis sur un gradin, vous recevez un rôle des mains de Katerina, archéologue et guide diplômée.\n\nLe sentier contourne ensuite la colline, domine l’odéon qu’Hérode Atticus fit élever en souvenir de Régilla, son épouse, et franchit les Propylées. Devant un Parthénon encore peu fréquenté, une énigme : trouvez une seule ligne droite. Le sol se bombe, les colonnes penchent vers l’intérieur, et rien de tout cela n’est une erreur.\n\nRestent l’olivier de l’Érechthéion et les Caryatides, qui sont ici des copies : cinq des originaux vivent au musée, en bas. On se quitte sur le rocher de l’Aréopage, l’Agora à ses pieds.',
      },
      detail: {
        es: 'Arriba no hay sombra ni donde sentarse, y a las once los autobuses ya han descargado: la gracia está en llegar cuando abren y bajar cuando los demás suben. En las olas de calor el Ministerio de Cultura puede cerrar a mediodía; para entonces ya hemos salido. Las mochilas grandes se quedan en consigna.',
        en: 'There is no shade on top, and by eleven the coaches have unloaded: the point is to be there when the gate opens and on the way down when the others climb. In a heatwave the Ministry of Culture may close the site around midday; we are out by then. Large bags stay at the cloakroom.',
        fr: 'En haut, pas d’ombre, et à onze heures les cars ont déjà débarqué leur monde : tout l’intérêt est d’arriver à l’ouverture et de redescendre quand les autres montent. En cas de canicule, le ministère de la Culture peut fermer le site vers midi ; nous sommes alors sortis. Les grands sacs restent à la consigne.',
      },
      included: {
        es: [
          'Guía titulada y arqueóloga',
          'Auriculares inalámbricos',
          'Entrada con hora (en la opción que la incluye)',
          'Plano de la colina',
        ],
        en: [
          'Licensed guide and archaeologist',
          'Wireless headsets',
          'Timed ticket with the ticket option',
          'Site plan on paper',
        ],
        fr: ['Guide diplômée et archéologue', 'Audiophones', 'Billet horodaté, selon l’option', 'Plan du site'],
      },
      meetingPointText: {
        es: 'Estación de metro Akropoli (línea 2), salida a la calle peatonal Makrigianni. Katerina te espera junto a la boca del metro con una carpeta azul.',
        en: 'Akropoli metro station, line 2, at the exit onto the pedestrian Makrigianni street. Katerina stands by the stairs with a blue folder.',
        fr: 'Métro Akropoli, ligne 2, sortie sur la rue piétonne Makrigianni. Katerina vous y attend, une chemise bleue sous le bras.',
      },
      reviews: [
        {
          traveller: 'priya',
          stars: 5,
          daysAgo: 71,
          comment:
            'By half past ten, when the queues were snaking down the hill, we were already looking back at the Parthenon from the Areopagus. Katerina made columns sound like gossip.',
        },
        {
          traveller: 'alvaro',
          stars: 5,
          daysAgo: 155,
          comment:
            'Me tocó leer a Aristófanes en voz alta delante de quince desconocidos y todavía me río. Madrugar compensa, y mucho.',
          supplierReply: 'Y qué bien lo leíste, Álvaro. Katerina te guarda el papel de coro para la próxima.',
        },
        {
          traveller: 'chloe',
          stars: 3,
          daysAgo: 262,
          comment:
            'Guide passionnante, rien à redire. Mais sous la bruine, le marbre m’a valu une belle glissade, et je trouve l’annulation bien sévère pour ce prix.',
          supplierReply:
            'Désolés pour la chute, Chloé. Les billets horodatés ne nous sont pas remboursés, d’où cette règle ; nous rappelons désormais les chaussures la veille.',
        },
      ],
    },
    {
      slug: 'lunch-from-varvakios-market',
      supplier: 'petra-kai-elia',
      categories: ['food-and-wine', 'workshops'],
      tags: ['local-food', 'vegetarian-options', 'small-group', 'family-friendly', 'rainy-day'],
      durationMinutes: 270,
      guideLanguages: ['el', 'en'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 37.9806, longitude: 23.7267 },
      pictures: [
        { place: 'athens', shows: ['fish-stall', 'gemista'], light: 'day' },
        { place: 'athens', shows: ['kitchen', 'gemista', 'wine-glasses'], light: 'day' },
      ],
      options: [
        {
          key: 'standard',
          name: {
            es: 'Mercado, cocina y almuerzo',
            en: 'Market, kitchen and lunch',
            fr: 'Marché, cuisine et déjeuner',
          },
          units: [
            { kind: 'adult', priceMinor: 8600, minAge: 15 },
            { kind: 'child', priceMinor: 5200, minAge: 7, maxAge: 14 },
          ],
          weekdays: ['tue', 'wed', 'thu', 'fri', 'sat'],
          startTimes: ['10:00'],
          capacity: 12,
        },
        {
          key: 'private',
          name: { es: 'Cocina para tu grupo', en: 'The kitchen to yourselves', fr: 'La cuisine pour vous seuls' },
          units: [{ kind: 'group', priceMinor: 78000 }],
          weekdays: ['tue', 'wed', 'thu'],
          startTimes: ['10:30'],
          capacity: 10,
        },
      ],
      title: {
        es: 'Mercado Varvakios y clase de cocina griega',
        en: 'Varvakios Market and Greek Cooking Class',
        fr: 'Marché Varvakios et cours de cuisine grecque',
      },
      description: {
        es: 'Compras entre pescaderos en la calle Athinas y cocinas después en Psyrri: tomates rellenos, hojas de parra, keftedes y un almuerzo largo en la mesa de Stella.',
        en: 'Shop among the fishmongers of Athinas street, then cook in a Psyrri kitchen: stuffed tomatoes, vine leaves, keftedes, and a long lunch at Stella’s table.',
        fr: 'Courses chez les poissonniers de la rue Athinas, puis tabliers à Psyrri : tomates farcies, feuilles de vigne, keftedes et longue tablée chez Stella.',
      },
      whatToDo: {
        es: 'Stella compra mirando a los ojos, primero los del pez y luego los del pescadero. Con ella recorres la nave de hierro y cristal del mercado central, pruebas aceitunas de Kalamata y de Halkidiki para notar la diferencia, y sigues por Evripidou, la calle de las especias, donde el pastourma cuelga del techo y el orégano se vende en ramas.\n\nCon las bolsas llenas caminamos hasta su cocina, en una casa de dos plantas de Psyrri. Cada cual toma un cuchillo: hay que vaciar tomates para los gemistá, enrollar dolmadakia sin apretar y amasar keftedes con hierbabuena y un chorrito de ouzo.\n\nA la una y media se pone la mesa. Comemos lo hecho, con ensalada de horta y limón, una jarra de vino de la casa y, de postre, yogur colado con una cucharada de dulce de guinda.',
        en: 'Stella shops by looking things in the eye, first the fish and then the man selling it. You follow her through the iron and glass hall of the central market, taste Kalamata olives against Halkidiki ones, and carry on down Evripidou, the spice street, where pastourma hangs from the ceiling and oregano comes by the branch.\n\nWith full bags it is a ten-minute stroll to her kitchen, in a two-storey house in Psyrri. Everyone gets a knife and a job. Tomatoes are hollowed out for gemista, vine leaves rolled round rice without squeezing, and keftedes kneaded with mint and a splash of ouzo.\n\nAround half past one the table is laid and the morning eaten, together with boiled greens in lemon and a jug of house wine. Pudding is strained yoghurt and one spoonful of sour-cherry preserve, as any Athenian grandmother would serve it.',
        fr: 'Stella fait ses courses les yeux dans les yeux, ceux du poisson d’abord, ceux du marchand ensuite. Derrière elle, vous traversez la halle de fer et de verre, comparez une olive de Kalamata à une verte de Chalcidique, puis remontez Evripidou, la rue des épices, où le pastourma pend au plafond et l’origan se vend en branches.\n\nUne fois les cabas pleins, dix minutes à pied mènent à sa cuisine, dans une maison à étage de Psyrri. Chacun reçoit un couteau et une tâche : vider les tomates des gemista, rouler les dolmadakia sans les serrer, pétrir des keftedes à la menthe avec un trait d’ouzo.\n\nVers treize heures trente, on dresse la table. La matinée se mange alors, accompagnée d’herbes sauvages au citron et d’un pichet de vin ; pour finir, un yaourt égoutté et sa cuillerée de griottes confites.',
      },
      detail: {
        es: 'Un mercado huele a lo que vende, y la nave de la carne no disimula; si prefieres saltártela, dilo y damos la vuelta por la calle. En la cocina nos ponemos todos alrededor de una mesa grande. No hagas muchos planes para la tarde.',
        en: 'Markets smell of what they sell, and the meat hall is frank about its business; tell us if you would rather skip it and we will go round by the street. In the kitchen we stand at one large table. Plan little for the afternoon.',
        fr: 'Un marché sent ce qu’il vend, et la halle aux viandes ne s’en cache pas ; dites-nous si vous préférez l’éviter et nous ferons le tour par la rue. En cuisine, tout le monde est autour d’une grande table. Ne prévoyez pas grand-chose pour l’après-midi.',
      },
      included: {
        es: [
          'Degustación en el mercado',
          'Ingredientes y delantal',
          'Almuerzo con vino, agua y café griego',
          'Recetas en papel',
        ],
        en: [
          'Market tastings',
          'All ingredients and an apron',
          'Lunch with wine, water and Greek coffee',
          'Printed recipes',
        ],
        fr: [
          'Dégustations au marché',
          'Ingrédients et tablier',
          'Déjeuner, vin, eau et café grec',
          'Fiches de recettes',
        ],
      },
      meetingPointText: {
        es: 'Mercado Varvakios, entrada principal en el número 42 de la calle Athinas, a seis minutos a pie de Monastiraki. Stella lleva un carro de la compra de cuadros.',
        en: 'Main entrance of Varvakios Market at 42 Athinas street, six minutes on foot from Monastiraki. Stella pulls a checked shopping trolley.',
        fr: 'Entrée principale du marché Varvakios, 42 rue Athinas, à six minutes à pied de Monastiraki. Stella tire un cabas à roulettes, à carreaux.',
      },
      reviews: [
        {
          traveller: 'sophie',
          stars: 5,
          daysAgo: 35,
          comment:
            'I have rolled vine leaves too tightly my whole life, apparently. Stella fixed that in a minute and fed us until three. My son still talks about the fish heads.',
        },
        {
          traveller: 'bastien',
          stars: 4,
          daysAgo: 190,
          comment:
            'Repas délicieux et vraie cuisine de maison. À douze autour du plan de travail, on attend un peu son tour ; à huit, ce serait parfait.',
        },
      ],
    },
    {
      slug: 'rebetiko-and-wine-in-psyrri',
      supplier: 'petra-kai-elia',
      categories: ['evenings-and-shows', 'food-and-wine'],
      tags: ['live-music', 'wine', 'local-food', 'romantic'],
      durationMinutes: 210,
      guideLanguages: ['el', 'en', 'fr'],
      policy: 'fixed',
      payLater: false,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 37.9763, longitude: 23.7258 },
      pictures: [
        { place: 'athens', shows: ['taverna', 'bouzouki-player', 'singer', 'wine-glasses'], light: 'night' },
        { shows: ['taverna', 'bouzouki-player', 'wine-glasses'], light: 'dusk' },
      ],
      options: [
        {
          key: 'dinner',
          name: { es: 'Cena, vino y música', en: 'Dinner, wine and music', fr: 'Dîner, vin et musique' },
          units: [{ kind: 'adult', priceMinor: 6800, minAge: 18 }],
          weekdays: ['thu', 'fri', 'sat'],
          startTimes: ['20:30'],
          capacity: 18,
        },
      ],
      title: {
        es: 'Música rebétika y cena en una taberna de Psyrri',
        en: 'Rebetiko Music and Dinner in a Psyrri Taverna',
        fr: 'Musique rébétiko et dîner dans une taverne de Psyrri',
      },
      description: {
        es: 'Un bouzouki, un baglamás y una voz, sin micrófonos. Cenas en una taberna de Psyrri con vinos del Ática y Nemea mientras alguien te cuenta qué dicen las letras.',
        en: 'One bouzouki, one baglamas, one voice, no microphones. Dine in a Psyrri taverna on wines from Attica and Nemea while someone explains the lyrics.',
        fr: 'Un bouzouki, un baglamas, une voix, pas de micro. Vous dînez à Psyrri, goûtez des vins d’Attique et de Némée, et l’on vous souffle le sens des paroles.',
      },
      whatToDo: {
        es: '«Frangosyrianí» la escribió Markos Vamvakaris en 1935 tras volver a su isla, Siros, y todavía no hay griego que no sepa el estribillo. Esa es una de las canciones que vas a oír; antes, un paseo breve desde Monastiraki explica de dónde salieron las demás: de los refugiados de Esmirna llegados en 1922, de los cafés del Pireo, de las celdas.\n\nEn la taberna hay mesas corridas y tres músicos en un rincón, no en una tarima. Mientras afinan llegan la fava, los buñuelos de calabacín y un savatiano fresco del Mesogeia; con el cordero al papel se abre un agiorgítiko de Nemea.\n\nNikos, que toca y traduce, te pasa una hoja con seis letras. A partir de la segunda jarra suele levantarse alguien a bailar un zeibékiko; es una danza de una sola persona, y lo cortés es mirar desde la silla.',
        en: 'Markos Vamvakaris wrote “Frangosyriani” in 1935 after a visit home to Syros, and there is hardly a Greek who cannot finish the chorus. You will hear it tonight. First, though, a short walk from Monastiraki tells you where the rest came from: the refugees of 1922 out of Smyrna, the cafés of Piraeus, the prison yard.\n\nThe taverna has shared tables and three players in a corner rather than on a platform. While they tune up, the yellow split-pea fava arrives with courgette fritters and a cool Savatiano from the Mesogeia plain; an Agiorgitiko from Nemea is opened for the lamb baked in paper.\n\nNikos, who both plays and translates, hands round the words of six songs. Somewhere after the second jug a guest usually gets up for a zeibekiko. That dance belongs to one person at a time, and the polite thing is to watch from your chair.',
        fr: 'C’est au retour d’un séjour à Syros, son île, que Markos Vamvakaris composa « Frangosyriani » en 1935 ; rares sont les Grecs qui n’en connaissent pas le refrain. Vous l’entendrez ce soir. Auparavant, une courte promenade depuis Monastiraki raconte d’où viennent les autres chansons : des réfugiés de Smyrne arrivés en 1922, des cafés du Pirée, des cours de prison.\n\nÀ la taverne, on partage les tables, et les trois musiciens jouent dans un coin, sans estrade. Pendant qu’ils s’accordent arrivent la fava, les beignets de courgette et un savatiano frais de la Mésogée ; l’agneau en papillote appelle un agiorgitiko de Némée.\n\nNikos joue et traduit : il distribue les paroles de six morceaux. Passé le deuxième pichet, il se trouve souvent quelqu’un pour danser un zeïbekiko. On le danse seul ; la politesse veut que les autres restent assis.',
      },
      detail: {
        es: 'Dentro hay ruido del bueno y a las once hace calor. Son canciones de cárcel, hachís y desamor, cantadas tarde y de cerca, por gente que las ha oído desde siempre. El metro de Monastiraki funciona más o menos hasta medianoche y en Ermou esperan taxis.',
        en: 'Indoors it gets loud in the good sense and warm by eleven. These are songs of prison and heartbreak, sung late and close by people who have heard them all their lives. The metro at Monastiraki runs until about midnight, and taxis wait along Ermou.',
        fr: 'À l’intérieur, c’est bruyant dans le bon sens et, vers onze heures, il fait chaud. Des chansons de prison et de chagrin, chantées tard et de tout près par des gens qui les ont toujours entendues. Le métro de Monastiraki roule jusque vers minuit et des taxis attendent rue Ermou.',
      },
      included: {
        es: [
          'Cena de seis platos para compartir',
          'Tres copas de vino griego',
          'Música en directo',
          'Hoja de letras traducidas',
        ],
        en: ['Six dishes to share', 'Three glasses of Greek wine', 'Live trio', 'Song sheet with translations'],
        fr: ['Six plats à partager', 'Trois verres de vin grec', 'Trio de musiciens', 'Paroles traduites'],
      },
      meetingPointText: {
        es: 'Plaza de Monastiraki, delante de la iglesia de la Pantanassa, la que queda por debajo del nivel del empedrado.',
        en: 'Monastiraki Square, outside the small Pantanassa church that sits below the level of the paving.',
        fr: 'Place Monastiraki, devant la petite église de la Pantanassa, en contrebas du pavé.',
      },
      reviews: [],
    },
  ],
};
