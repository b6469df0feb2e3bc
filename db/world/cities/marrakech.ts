import type { WorldCity } from '#world/world.ts';

export const marrakech: WorldCity = {
  slug: 'marrakech',
  name: { es: 'Marrakech', en: 'Marrakech', fr: 'Marrakech' },
  country: 'MA',
  latitude: 31.6295,
  longitude: -7.9811,
  timeZone: 'Africa/Casablanca',
  popularity: 85,
  picture: { place: 'marrakech', shows: [], light: 'dusk' },
  line: {
    es: 'Murallas color teja, patios con naranjos y, en los días claros, la nieve del Atlas al fondo de la avenida.',
    en: 'Rust-red ramparts, courtyards with orange trees and, on clear days, Atlas snow at the end of the avenue.',
    fr: 'Des remparts ocre, des patios plantés d’orangers et, par temps clair, l’Atlas enneigé au bout de l’avenue.',
  },
  tours: [
    {
      slug: 'snails-tangia-and-galangal-tea',
      supplier: 'dar-atlas',
      categories: ['food-and-wine', 'walking-tours'],
      tags: ['local-food', 'small-group', 'vegetarian-options', 'unesco'],
      durationMinutes: 195,
      guideLanguages: ['ar', 'fr', 'en', 'es'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 31.6262, longitude: -7.9877 },
      pictures: [
        { place: 'marrakech', shows: ['night-stall', 'snail-broth'], light: 'night' },
        { shows: ['bread-oven', 'tangia-jars'], light: 'dusk' },
        { place: 'marrakech', shows: ['copper-urn'], light: 'night' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Paseo en grupo', en: 'Group walk', fr: 'Balade en groupe' },
          units: [
            { kind: 'adult', priceMinor: 58000, minAge: 13 },
            { kind: 'child', priceMinor: 29000, minAge: 5, maxAge: 12 },
          ],
          weekdays: ['mon', 'tue', 'wed', 'thu', 'sat', 'sun'],
          startTimes: ['17:30', '18:30'],
          capacity: 10,
        },
        {
          key: 'private',
          name: { es: 'Solo para tu grupo', en: 'Private walk', fr: 'Balade privée' },
          units: [{ kind: 'group', priceMinor: 340000 }],
          weekdays: ['tue', 'thu', 'sat'],
          startTimes: ['18:00'],
          capacity: 8,
        },
      ],
      title: {
        es: 'Comida callejera de Marrakech de noche',
        en: 'Marrakech Street Food After Dark',
        fr: 'Cuisine de rue à Marrakech, le soir',
      },
      description: {
        es: 'Ocho bocados entre el horno de barrio y los puestos de Jemaa el-Fna: pan recién hecho, tangia cocida en ceniza, caldo de caracoles y una infusión que pica.',
        en: 'Eight tastings between a neighbourhood bread oven and the stalls of Jemaa el-Fnaa: tangia from the ashes, snail broth, sardines and a tea that bites back.',
        fr: 'Huit dégustations, du four de quartier aux étals de Jemaa el-Fna : tangia cuite sous la cendre, bouillon d’escargots, sardines et infusion qui pique.',
      },
      whatToDo: {
        es: 'Samira espera a que baje el calor para empezar. En un ferran, el horno donde las vecinas llevan su masa, probarás el pan según sale de la pala. Al lado, el hombre que alimenta la caldera del hammam te enseñará las jarras de tangia enterradas en la ceniza: carne, limón confitado, ajo y comino que se cuecen ahí durante horas.\n\nCon la jarra ya abierta, comerás junto a los vendedores de aceitunas del zoco Ablouh. Luego vienen la harira con dátiles, las sardinas rellenas de chermula y un msemen doblado a mano.\n\nCuando la plaza se llena de humo y de tambores, llega el momento de los caracoles. El caldo lleva tomillo, regaliz y piel de naranja, y se bebe del cuenco. Para terminar, khudenjal, una infusión de galanga y canela, con una cucharada de sellou.',
        en: 'Samira waits for the heat to drop before setting off. At a ferran, the oven to which the neighbours carry their dough, you eat bread straight from the peel. Next door, the man who stokes the hammam furnace shows you the tangia jars sunk in his embers: meat, preserved lemon, garlic and cumin, left alone for most of a day.\n\nOne of those jars is opened for you beside the olive sellers of Souk Ablouh. Harira with dates follows, then sardines stuffed with chermoula and a square of msemen folded while you watch.\n\nBy now smoke and drumming fill the square, and it is time for snails. Their broth tastes of thyme, liquorice and orange peel, and you drink it from the bowl. The evening closes at a copper urn with khoudenjal, a fierce brew of galangal and cinnamon, and a spoonful of sellou to calm it.',
        fr: 'Samira attend que la chaleur tombe. Au ferran, le four où les voisines apportent leur pâte, vous goûtez le pain au sortir de la pelle. La porte d’à côté est celle du fernatchi, qui entretient la chaudière du hammam ; dans sa cendre cuisent pendant des heures les jarres de tangia, avec viande, citron confit, ail et cumin.\n\nOn en ouvre une pour vous près des marchands d’olives du souk Ablouh. Viennent ensuite la harira et ses dattes, les sardines farcies à la chermoula, un msemen plié sous vos yeux.\n\nPuis la place s’emplit de fumée et de tambours : c’est l’heure des escargots. Leur bouillon, parfumé au thym, à la réglisse et à l’écorce d’orange, se boit au bol. Dernière halte devant une grande bouilloire de cuivre, pour un khoudenjal de galanga et de cannelle, escorté d’une cuillerée de sellou.',
      },
      detail: {
        es: 'No cenes ni antes ni después. Los callejones se comparten con las motos, y a los diez minutos ya se ha aprendido a ir pegado a la pared. Se come de pie o compartiendo banco con quien esté.',
        en: 'Skip dinner on either side of this. The lanes are shared with mopeds, and within ten minutes you have learnt to keep to the wall. You eat beside whoever happens to be on the bench.',
        fr: 'Ne dînez ni avant ni après. Les ruelles se partagent avec les mobylettes et, au bout de dix minutes, on a pris l’habitude de longer le mur. On mange à côté de qui se trouve sur le banc.',
      },
      included: {
        es: [
          'Ocho degustaciones, suficientes como cena',
          'Agua, té a la menta y khudenjal',
          'Guía titulada de la medina',
          'Visita al horno y a la caldera del hammam',
        ],
        en: [
          'Eight tastings, enough for supper',
          'Water, mint tea and khoudenjal',
          'Licensed medina guide',
          'Visit to the bread oven and hammam furnace',
        ],
        fr: [
          'Huit dégustations, de quoi dîner',
          'Eau, thé à la menthe et khoudenjal',
          'Guide agréée de la médina',
          'Visite du four et de la chaudière du hammam',
        ],
      },
      meetingPointText: {
        es: 'Delante de la terraza baja del Café de France, en el lado este de Jemaa el-Fna. Samira lleva una cesta de palma con una cinta azul.',
        en: 'By the ground-floor terrace of Café de France, on the east side of Jemaa el-Fnaa. Samira carries a palm basket with a blue ribbon.',
        fr: 'Devant la terrasse du rez-de-chaussée du Café de France, côté est de la place Jemaa el-Fna. Samira porte un panier en feuilles de palmier orné d’un ruban bleu.',
      },
      reviews: [
        {
          traveller: 'mathieu',
          stars: 5,
          daysAgo: 45,
          comment:
            'La tangia sortie de la cendre, quelle claque. Samira connaît tout le monde et ne pousse jamais à acheter. J’ai même fini mon bol d’escargots, ce que ma femme tient à faire savoir.',
          supplierReply:
            'Samira a raconté votre exploit au marchand d’escargots, qui vous garde un bol plus grand pour la prochaine fois.',
        },
        {
          traveller: 'aisha',
          stars: 4,
          daysAgo: 133,
          comment:
            'Generous portions and a guide who explains things properly, from the oven fees to the spices. The benches on the square were cramped and very smoky, so I was glad to end with tea.',
        },
        {
          traveller: 'camila',
          stars: 5,
          daysAgo: 260,
          comment:
            'No como carne y aun así salí llena: pan, harira, aceitunas, msemen con miel. Me encantó conocer al señor de la caldera, que lleva treinta años cuidando ese fuego.',
        },
      ],
    },
    {
      slug: 'imlil-walnuts-and-mule-paths',
      supplier: 'dar-atlas',
      categories: ['day-trips', 'adventure'],
      tags: ['hiking', 'small-group', 'local-food', 'photography', 'off-the-beaten-path'],
      durationMinutes: 540,
      guideLanguages: ['ar', 'fr', 'en'],
      policy: 'moderate',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: true,
      meetingPoint: { latitude: 31.6243, longitude: -7.9931 },
      pictures: [
        { shows: ['high-atlas', 'mule', 'two-hikers'], light: 'day' },
        { shows: ['high-atlas', 'tagine', 'tea-glasses'], light: 'day' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Caminata con comida', en: 'Guided walk with lunch', fr: 'Randonnée avec déjeuner' },
          units: [
            { kind: 'adult', priceMinor: 79000, minAge: 14 },
            { kind: 'child', priceMinor: 45000, minAge: 8, maxAge: 13 },
          ],
          weekdays: ['mon', 'wed', 'fri', 'sat', 'sun'],
          startTimes: ['08:00'],
          capacity: 14,
        },
        {
          key: 'mule',
          name: {
            es: 'Con mula de silla y comida',
            en: 'With a riding mule and lunch',
            fr: 'Avec mule de selle et déjeuner',
          },
          units: [{ kind: 'adult', priceMinor: 98000, minAge: 14 }],
          weekdays: ['wed', 'sat'],
          startTimes: ['08:00'],
          capacity: 6,
        },
      ],
      title: {
        es: 'Senderismo en el Alto Atlas desde Imlil',
        en: 'High Atlas Day Hike from Imlil',
        fr: 'Randonnée dans le Haut Atlas depuis Imlil',
      },
      description: {
        es: 'A hora y media de la medina empieza la montaña: tres horas de sendero entre bancales, el pueblo de Aroumd y una comida en casa de una familia amazig.',
        en: 'Ninety minutes south of the medina the mountains begin: three hours on foot past orchards, the village of Aroumd and lunch in an Amazigh home.',
        fr: 'À une heure et demie de la médina, trois heures de marche entre vergers et canaux, le village d’Aroumd et un déjeuner dans une famille amazighe.',
      },
      whatToDo: {
        es: 'La carretera deja el llano en Tahanaout y remonta un valle rojo hasta Asni, donde los sábados hay mercado y vale la pena bajarse un rato. Poco después se acaba el asfalto ancho: estarás en Imlil, a 1740 metros, con el guía Lahcen esperando junto a los muleros.\n\nEl camino sube despacio entre nogales, cerezos y manzanos, siguiendo una acequia que todavía se reparte por turnos. Cruzarás el lecho pedregoso del Mizane y llegarás a Aroumd, un caserío en escalera sobre un espolón de roca. Desde la terraza más alta se ve el macizo del Toubkal, que culmina a 4167 metros. Lahcen te mostrará también las casas rehechas tras el terremoto de septiembre de 2023.\n\nLa mesa la pone la familia de Lahcen: tajín, pan de la casa, nueces y té servido desde bien arriba. Bajarás por la otra orilla, con la sombra ganando el valle.',
        en: 'Past Tahanaout the plain gives out and the road follows a red valley to Asni, where a Saturday market is worth half an hour if your date allows. Imlil comes soon after, at 1,740 metres, and Lahcen will be standing among the muleteers.\n\nHis path climbs gently under walnut, cherry and apple trees beside a channel whose water is still shared out by turns. You cross the stony bed of the Mizane to Aroumd, a village stacked on a spur of rock, and go up to its top terrace for the view of the Toubkal massif, 4,167 metres at its highest. Along the way Lahcen points out houses rebuilt since the earthquake of September 2023 and the old ones that stood.\n\nLunch is at his family’s table: tagine, home-baked bread, walnuts, tea poured from a height. The return is by the opposite bank.',
        fr: 'Passé Tahanaout, la plaine s’arrête net. La route s’enfonce dans une vallée rouge jusqu’à Asni, dont le marché du samedi mérite une halte, puis gagne Imlil, à 1 740 mètres, où Lahcen vous attend au milieu des muletiers.\n\nLe sentier monte en douceur sous les noyers, les cerisiers et les pommiers, le long d’une seguia dont l’eau se partage encore à tour de rôle. Une fois traversé le lit caillouteux du Mizane, voici Aroumd, village en gradins sur un éperon rocheux ; de sa plus haute terrasse, on voit le massif du Toubkal, 4 167 mètres au sommet. Lahcen montre aussi ce qui a été rebâti depuis le séisme de septembre 2023.\n\nLe déjeuner se prend chez les siens : tajine, pain maison, noix et thé versé de haut. Retour par l’autre rive.',
      },
      detail: {
        es: 'A quien camina a menudo le parecerá fácil; los demás llegan con algunas pausas más. La pista de mulas sube entre nogales y acequias, y la vuelta, con piedra suelta, pide algo más de cuidado que la ida.',
        en: 'Regular walkers will call this easy; everyone else manages with a few extra pauses. The mule track climbs between walnut trees and water channels, and the way back, on loose stone, wants a little more care than the way up.',
        fr: 'Les bons marcheurs trouveront cela facile ; les autres y arrivent avec quelques pauses de plus. Le sentier muletier monte entre noyers et canaux, et le retour, sur la pierraille, demande un peu plus d’attention que la montée.',
      },
      included: {
        es: [
          'Transporte de ida y vuelta',
          'Guía de montaña de Imlil',
          'Comida en casa de una familia',
          'Té y nueces en Aroumd',
        ],
        en: ['Return transport', 'Mountain guide from Imlil', 'Lunch in a family home', 'Tea and walnuts in Aroumd'],
        fr: ['Transport aller-retour', 'Guide de montagne d’Imlil', 'Déjeuner chez l’habitant', 'Thé et noix à Aroumd'],
      },
      meetingPointText: {
        es: 'Explanada de la Kutubía, en la acera de la avenida Mohammed V. Busca la furgoneta gris de Dar Atlas; también recogemos en hoteles de Guéliz e Hivernage.',
        en: 'Koutoubia esplanade, on the Avenue Mohammed V side. Look for the grey Dar Atlas van; we also collect from hotels in Guéliz and Hivernage.',
        fr: 'Esplanade de la Koutoubia, côté avenue Mohammed-V. Repérez le van gris de Dar Atlas ; nous passons aussi dans les hôtels de Guéliz et de l’Hivernage.',
      },
      reviews: [
        {
          traveller: 'bastien',
          stars: 4,
          daysAgo: 78,
          comment:
            'Grenoblois difficile à impressionner, je l’ai été par Aroumd. Lahcen marche au rythme du plus lent sans jamais le faire sentir. La route du retour, en revanche, m’a paru interminable.',
        },
        {
          traveller: 'sophie',
          stars: 5,
          daysAgo: 190,
          comment:
            'Lahcen’s mother kept refilling my plate and laughing at my attempts at thank you in Tashelhit. The walk is gentle, the view from the top terrace is not. Go on a Saturday for Asni.',
        },
      ],
    },
    {
      slug: 'tadelakt-with-lime-and-river-stone',
      supplier: 'dar-atlas',
      categories: ['workshops', 'cultural'],
      tags: ['small-group', 'rainy-day', 'architecture', 'off-the-beaten-path'],
      durationMinutes: 150,
      guideLanguages: ['ar', 'fr', 'en', 'es'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 31.6319, longitude: -7.9863 },
      pictures: [
        { shows: ['studio', 'tadelakt-samples', 'artisan', 'tadelakt-bowl'], light: 'day' },
        { shows: ['lemon-tree', 'tea-glasses'], light: 'day' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Un cuenco para llevar', en: 'One bowl to keep', fr: 'Un bol à emporter' },
          units: [
            { kind: 'adult', priceMinor: 48000, minAge: 16 },
            { kind: 'child', priceMinor: 32000, minAge: 10, maxAge: 15 },
          ],
          weekdays: ['mon', 'tue', 'wed', 'thu', 'sat'],
          startTimes: ['10:00', '15:00'],
          capacity: 8,
        },
        {
          key: 'private',
          name: { es: 'Taller cerrado para tu grupo', en: 'Workshop to yourselves', fr: 'Atelier privatisé' },
          units: [{ kind: 'group', priceMinor: 290000 }],
          weekdays: ['fri', 'sun'],
          startTimes: ['10:00'],
          capacity: 8,
        },
      ],
      title: {
        es: 'Taller de estuco tadelakt',
        en: 'Tadelakt Plaster Workshop',
        fr: 'Atelier d’enduit tadelakt',
      },
      description: {
        es: 'El estuco brillante de los hammams se hace con cal, pigmento, un canto de río y jabón negro. Aprende el gesto con un artesano y llévate tu cuenco.',
        en: 'The waterproof plaster of Moroccan bathhouses takes lime, pigment, a river pebble and olive soap. Learn the strokes from a craftsman and keep your bowl.',
        fr: 'L’enduit lustré des hammams tient en peu de choses : chaux, pigment, galet, savon noir. Un artisan vous apprend le geste et vous repartez avec un bol.',
      },
      whatToDo: {
        es: '¿Por qué no se filtra el agua en un hammam? La respuesta se palpa nada más entrar en el taller de Si Omar, que ha dejado en la pared muestras a medio hacer, de la más áspera a la que parece piel. Te contará de dónde viene la cal de Marrakech, cómo se apaga y por qué hay que esperar a que el mortero te diga que está listo.\n\nLuego te pones los guantes. Elegirás el color, entre ocre, azul añil y verde, y extenderás dos capas sobre un cuenco de barro con llana y con los dedos. Cuando el brillo se apaga empieza lo bueno: frotar con un canto rodado, en círculos cortos, hasta cerrar el poro. El jabón negro, hecho de aceitunas, reacciona con la cal y lo vuelve impermeable. Mientras endurece, hay té en el patio.',
        en: 'Half-finished samples hang along the wall of Si Omar’s workshop, running from gritty to something like skin, and you are asked to close your eyes and put them in order. That is lesson one. Lesson two is chemistry: where Marrakech lime comes from, how it is slaked, and why olive-oil soap, meeting it, leaves a surface that water cannot cross.\n\nAfter that it is gloves on. You pick an ochre, an indigo or a green, work it into the mortar and lay two coats over an earthenware bowl, first with a trowel and then with your fingers. Once the sheen dies back the real labour starts: small circles with a smooth river pebble until every pore has closed. Soap, more rubbing, a cloth. While the bowl hardens there is mint tea under the lemon tree, and Si Omar talks about the bathhouses he has mended.',
        fr: 'Sur le mur de l’atelier, Si Omar a laissé des échantillons inachevés, du plus rugueux au plus doux : vous commencez par les classer du bout des doigts, les yeux fermés. Il raconte ensuite la chaux de Marrakech, la façon dont on l’éteint, et ce moment précis où l’enduit cesse d’être mou sans être encore dur.\n\nÀ vous de jouer, gants aux mains. Ocre, indigo ou vert, le pigment se mêle au mortier, que vous posez en deux couches sur un bol en terre cuite, à la taloche puis au doigt. Quand la surface devient mate, on serre : petits cercles patients avec un galet de rivière, jusqu’à fermer chaque pore. Le savon noir, tiré de l’olive, réagit avec la chaux et rend le tout étanche. Pendant la prise, un thé est servi sous le citronnier du patio.',
      },
      detail: {
        es: 'No hace falta maña, solo una muñeca con paciencia: el brillo sale de frotar la cal con un canto de río, una y otra vez. El cuenco vuelve a casa envuelto en papel y servirá para llaves o limones.',
        en: 'No skill is needed, only a patient wrist: the shine comes from rubbing the lime with a river stone, over and over. The bowl travels home wrapped in paper and will hold keys or lemons.',
        fr: 'Nul besoin d’adresse, seulement d’un poignet patient : le brillant vient de la chaux frottée avec un galet de rivière, encore et encore. Le bol rentre emballé dans du papier et accueillera des clés ou des citrons.',
      },
      included: {
        es: [
          'Materiales, guantes, gafas y delantal',
          'Un cuenco de tadelakt por persona',
          'Clase con un maestro artesano',
          'Té a la menta y pastas',
        ],
        en: [
          'Materials, gloves, goggles and apron',
          'One tadelakt bowl each',
          'Tuition from a master craftsman',
          'Mint tea and biscuits',
        ],
        fr: [
          'Matériaux, gants, lunettes et tablier',
          'Un bol en tadelakt par personne',
          'Cours d’un maître artisan',
          'Thé à la menthe et gâteaux',
        ],
      },
      meetingPointText: {
        es: 'Puerta de la madrasa Ben Youssef, en la plaza del mismo nombre. Desde allí caminamos juntos cuatro minutos hasta el taller.',
        en: 'Entrance of the Ben Youssef Madrasa. From there we walk to the workshop together, which takes about four minutes.',
        fr: 'Devant l’entrée de la médersa Ben Youssef. Nous rejoignons ensuite l’atelier ensemble, à quatre minutes de marche.',
      },
      reviews: [],
    },
  ],
};
