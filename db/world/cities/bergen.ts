import type { WorldCity } from '#world/world.ts';

export const bergen: WorldCity = {
  slug: 'bergen',
  name: { es: 'Bergen', en: 'Bergen', fr: 'Bergen' },
  country: 'NO',
  latitude: 60.393,
  longitude: 5.3242,
  timeZone: 'Europe/Oslo',
  popularity: 79,
  picture: { place: 'bergen', shows: [], light: 'dusk' },
  line: {
    es: 'Siete montañas, casas de madera torcidas por los siglos y el fiordo a una parada de tren.',
    en: 'Seven mountains, timber gables leaning with age, and a fjord one railway stop away.',
    fr: 'Sept montagnes, des pignons de bois penchés par l’âge et le fjord à un arrêt de train.',
  },
  tours: [
    {
      slug: 'kayaking-in-norway',
      supplier: 'fjordlys',
      categories: ['on-the-water', 'adventure'],
      tags: ['kayaking', 'small-group', 'wildlife', 'photography'],
      durationMinutes: 360,
      guideLanguages: ['no', 'en', 'es'],
      policy: 'moderate',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 60.3905, longitude: 5.3331 },
      pictures: [
        { shows: ['fjord', 'kayak'], light: 'day' },
        { shows: ['fjord', 'heron'], light: 'dawn' },
        { shows: ['wooden-church', 'campfire-soup'], light: 'day' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Plaza en kayak doble', en: 'Seat in a double kayak', fr: 'Place en kayak double' },
          units: [
            { kind: 'adult', priceMinor: 139000, minAge: 16 },
            { kind: 'child', priceMinor: 99000, minAge: 12, maxAge: 15 },
          ],
          weekdays: ['wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['09:00'],
          capacity: 8,
        },
        {
          key: 'private',
          name: { es: 'Salida privada', en: 'Private outing', fr: 'Sortie privée' },
          units: [{ kind: 'group', priceMinor: 920000 }],
          weekdays: ['mon', 'tue'],
          startTimes: ['09:00'],
          capacity: 8,
        },
      ],
      title: {
        es: 'Kayak en un fiordo de Noruega',
        en: 'Kayaking in Norway',
        fr: 'Kayak dans un fjord de Norvège',
      },
      description: {
        es: 'Ocho minutos de tren desde Bergen y estás junto al Sørfjorden: kayak doble, traje seco, la orilla abrupta de Osterøy y una sopa de pescado al fuego.',
        en: 'Eight minutes by train from Bergen lies the Sørfjorden. Paddle a double kayak beneath the steep shore of Osterøy and warm up with fish soup on a beach.',
        fr: 'À huit minutes de train de Bergen, le Sørfjorden : un kayak double, une combinaison étanche, la rive abrupte d’Osterøy et une soupe de poisson au feu.',
      },
      whatToDo: {
        es: 'El tren cruza por dentro la montaña de Ulriken y, al salir en Arna, ya es fiordo. Una furgoneta te lleva hasta Garnes, donde esperan los kayaks sobre la hierba. Ingrid reparte trajes secos y dedica media hora en la orilla a lo que importa: cómo entrar, cómo girar juntos y cómo volver a subir si un día hace falta.\n\nDespués cruzas el Sørfjorden hacia Haus, en la isla de Osterøy, con su iglesia de madera blanca como referencia. La orilla sigue luego casi vertical, con abedules agarrados a la roca, hilos de agua tras la lluvia y garzas que levantan el vuelo de piedra en piedra. A veces asoma el lomo negro de una marsopa.\n\nA mediodía paramos en una playa de cantos rodados. Mientras la sopa hierve sobre la leña, quien quiere se baña; el agua ronda los quince grados en agosto. La vuelta se hace sin prisa.',
        en: 'The train goes straight through Mount Ulriken, and when it comes out at Arna you are beside a fjord. A van runs you along to Garnes, where the kayaks lie waiting on the grass. Ingrid hands out dry suits and spends half an hour at the water’s edge on the things that matter: getting in, turning as a pair, and getting back on board should you ever have to.\n\nThen you cross the Sørfjorden towards Haus on the island of Osterøy, steering by its white wooden church. Past the village the shore stands nearly upright, with birches gripping the rock, threads of water after rain, and herons that lift off from one stone only to settle on the next. Now and then the dark back of a porpoise rolls by.\n\nLunch is on a shingle beach, fish soup over a wood fire. Swim if you dare, at about fifteen degrees in August, before an easy paddle home.',
        fr: 'Le train traverse le mont Ulriken de part en part et débouche à Arna, au bord du fjord. De là, une camionnette rejoint Garnes, où les kayaks patientent dans l’herbe. Ingrid distribue les combinaisons étanches, puis consacre une demi-heure à l’essentiel : embarquer, virer à deux, remonter à bord si un jour il le fallait.\n\nVous franchissez alors le Sørfjorden vers Haus, sur l’île d’Osterøy, en prenant pour cap son église de bois blanc. Au-delà du village, la rive se dresse presque à la verticale ; des bouleaux s’y cramponnent, des filets d’eau y courent après la pluie et les hérons s’envolent d’une pierre à l’autre. Il arrive que passe le dos sombre d’un marsouin.\n\nÀ midi, halte sur une plage de galets. Pendant que la soupe de poisson chauffe au feu de bois, on peut se baigner : quinze degrés environ en août. Le retour se fait à votre rythme.',
      },
      detail: {
        es: 'La lluvia es parte del sitio y remamos en ella tan contentos: el fiordo se vuelve gris y las cascadas crecen. Lo que manda es el viento. Los trajes secos sirven hasta unos 120 kilos.',
        en: 'Rain belongs to the place and we paddle in it happily: the fjord goes grey and the waterfalls grow. What decides is the wind. Dry suits fit up to about 120 kilos.',
        fr: 'La pluie fait partie du lieu et nous pagayons dessous avec plaisir : le fjord devient gris et les cascades grossissent. C’est le vent qui décide. Les combinaisons étanches vont jusqu’à 120 kilos environ.',
      },
      included: {
        es: [
          'Tren a Arna y furgoneta',
          'Kayak, chaleco y traje seco',
          'Guía titulada de kayak de mar',
          'Sopa de pescado o de verduras',
          'Café y bollo de canela',
        ],
        en: [
          'Train to Arna and van',
          'Kayak, buoyancy aid and dry suit',
          'Certified sea-kayak guide',
          'Fish or vegetable soup',
          'Coffee and a cinnamon bun',
        ],
        fr: [
          'Train jusqu’à Arna et navette',
          'Kayak, gilet et combinaison étanche',
          'Guide de kayak de mer diplômée',
          'Soupe de poisson ou de légumes',
          'Café et brioche à la cannelle',
        ],
      },
      meetingPointText: {
        es: 'Estación de tren de Bergen, Strømgaten 4, bajo el reloj del vestíbulo. Ingrid viste chubasquero amarillo y tiene tu billete.',
        en: 'Bergen railway station, Strømgaten 4, under the clock in the main hall. Ingrid wears a yellow oilskin and has your ticket.',
        fr: 'Gare de Bergen, Strømgaten 4, sous l’horloge du hall. Ingrid porte un ciré jaune et garde votre billet.',
      },
      reviews: [
        {
          traveller: 'daniel',
          stars: 5,
          daysAgo: 92,
          comment:
            'First time in a kayak at fifty-one. Ingrid had me paddling straight within the hour, and soup has never tasted like that. It rained throughout and I did not care.',
          supplierReply:
            'You paddled beautifully, Daniel. The recipe is mostly leeks, cream and being hungry; I have sent it to your inbox.',
        },
        {
          traveller: 'gaelle',
          stars: 5,
          daysAgo: 130,
          comment:
            'Un silence comme je n’en avais plus entendu depuis longtemps, et un marsouin à vingt mètres. Groupe de six, matériel neuf, explications très claires.',
        },
        {
          traveller: 'rodrigo',
          stars: 4,
          daysAgo: 318,
          comment:
            'Paisaje tremendo y mucha seguridad en el agua. El traje me apretaba en el cuello y nadie tenía una talla más; por lo demás, volvería mañana.',
        },
      ],
    },
    {
      slug: 'bryggen-behind-the-gables',
      supplier: 'fjordlys',
      categories: ['walking-tours', 'cultural'],
      tags: ['history', 'unesco', 'architecture', 'rainy-day', 'family-friendly'],
      durationMinutes: 105,
      guideLanguages: ['no', 'en', 'de', 'fr'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 60.3942, longitude: 5.3249 },
      pictures: [
        { shows: ['bryggen-alley', 'guide-and-guests'], light: 'day' },
        { place: 'bergen', shows: ['stockfish'], light: 'dusk' },
        { shows: ['mariakirken', 'guide-and-guests'], light: 'day' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Visita en grupo', en: 'Group walk', fr: 'Visite en groupe' },
          units: [
            { kind: 'adult', priceMinor: 39500, minAge: 13 },
            { kind: 'child', priceMinor: 0, maxAge: 12 },
            { kind: 'senior', priceMinor: 33000, minAge: 67 },
          ],
          weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['11:00', '16:30'],
          capacity: 16,
        },
      ],
      title: {
        es: 'Paseo por Bryggen y la historia de la Hansa',
        en: 'Bryggen Walk with a Historian',
        fr: 'Balade dans Bryggen, quartier de la Hanse',
      },
      description: {
        es: 'Detrás de la fachada que todos fotografían hay pasajes de tablones, poleas y olor a alquitrán. Una historiadora cuenta cómo vivían los mercaderes sin lumbre.',
        en: 'Step past the postcard front into plank alleys that smell of tar, and hear how Hanseatic merchants lived, traded stockfish and feared every spark.',
        fr: 'Passé la façade de carte postale, des ruelles de planches qui sentent le goudron : une historienne y raconte la morue, les marchands et la peur du feu.',
      },
      whatToDo: {
        es: 'Desde el muelle, Bryggen es una hilera de fachadas ocres, rojas y blancas. Por detrás es un laberinto de madera en el que dos personas se cruzan de lado. Solveig, historiadora, entra por un pasaje junto a la casa del Unicornio y te pide que apoyes la palma en la pared: los troncos se han inclinado tanto que las casas se sostienen unas a otras.\n\nAquí tuvo la Hansa una de sus grandes sedes en el extranjero desde 1360, más o menos, hasta mediados del siglo XVIII. Los alemanes cambiaban grano por bacalao seco de las Lofoten, debían permanecer solteros y no podían encender fuego bajo su propio techo. Aun así, en 1702 ardió todo; lo que ves se levantó después, sobre el mismo trazado.\n\nEl paseo sigue hasta la Mariakirken, románica y con dos torres, que fue su parroquia, y acaba con una tira de pescado seco y mantequilla. Se mastica bastante.',
        en: 'From the quay, Bryggen is a row of gables in ochre, red and white. Behind them is a wooden maze where two people pass sideways. Solveig, a historian, slips into a passage beside the Unicorn house and asks you to lay a palm on the wall: the timbers have leaned so far that the buildings now hold each other up.\n\nFrom about 1360 until the middle of the eighteenth century this was one of the Hanseatic League’s great offices abroad. Its Germans traded grain for stockfish from Lofoten, were expected to stay single, and could light no fire under their own roofs. Everything burned in 1702 even so. What stands today went up afterwards on the old plots.\n\nYou carry on to St Mary’s, the twin-towered Romanesque church that served them as a parish, and close with a strip of stockfish and cold butter. Allow time for chewing.',
        fr: 'Vu du quai, Bryggen aligne quelques pignons ocre, rouges et blancs. Derrière s’étend un dédale de bois où l’on se croise de profil. Solveig, historienne, s’y glisse par un passage voisin de la maison de la Licorne et vous fait poser la main sur un mur : les rondins ont tant penché que les bâtisses se soutiennent l’une l’autre.\n\nLa Hanse tint ici, des environs de 1360 au milieu du XVIIIe siècle, l’un de ses grands comptoirs à l’étranger. Les Allemands y échangeaient du grain contre la morue séchée des Lofoten ; ils devaient rester célibataires et n’allumaient aucun feu sous leur toit. Tout brûla pourtant en 1702. Ce que vous voyez fut rebâti ensuite sur le même plan.\n\nLa visite continue jusqu’à Mariakirken, église romane à deux tours qui leur servit de paroisse. Elle finit sur une lanière de morue sèche et un peu de beurre : prévoyez de mâcher.',
      },
      detail: {
        es: 'En Bergen llueve más de doscientos días al año, así que trazamos este paseo de alero en alero. Con la madera mojada los callejones huelen a brea, y en invierno, por la tarde, están encendidas las lámparas y no queda casi nadie.',
        en: 'It rains in Bergen on more than two hundred days a year, so we planned this walk from eave to eave. Wet wood brings out the smell of tar, and on winter afternoons the lamps in the passages are lit and hardly anybody is left.',
        fr: 'Il pleut à Bergen plus de deux cents jours par an : nous avons donc tracé cette balade d’auvent en auvent. Le bois mouillé sent le goudron et, l’hiver, en fin d’après-midi, les lampes des passages sont allumées et il n’y a presque plus personne.',
      },
      included: {
        es: [
          'Historiadora local',
          'Bacalao seco con mantequilla',
          'Paraguas prestado',
          'Tarjeta de animales para los niños',
        ],
        en: ['Local historian', 'Stockfish and butter', 'Loan of an umbrella', 'Animal card for children'],
        fr: ['Historienne locale', 'Morue séchée et beurre', 'Parapluie prêté', 'Carte-jeu pour les enfants'],
      },
      meetingPointText: {
        es: 'Estatua de Ludvig Holberg, en Vågsallmenningen, a un minuto del mercado de pescado. Solveig lleva un paraguas rojo, abierto o no.',
        en: 'The statue of Ludvig Holberg on Vågsallmenningen, a minute from the fish market. Solveig carries a red umbrella, open or not.',
        fr: 'Devant la statue de Ludvig Holberg, sur Vågsallmenningen, à une minute du marché aux poissons. Solveig a un parapluie rouge.',
      },
      reviews: [
        {
          traveller: 'hannah',
          stars: 5,
          daysAgo: 57,
          comment:
            'I come from a Hanseatic city and thought I knew this story. Solveig told it from the apprentices’ side, cold dormitories and all. Best part of our cruise stop.',
        },
        {
          traveller: 'paula',
          stars: 4,
          daysAgo: 211,
          comment:
            'Vengo de una ciudad lluviosa y me sentí en casa. Los pasajes son una maravilla; el pescado seco, digamos que hay que probarlo una vez.',
          supplierReply:
            'Una vez es lo que pedimos, Paula. La segunda ya es vocación. Saludos a Valdivia desde otra ciudad con paraguas.',
        },
        {
          traveller: 'fatou',
          stars: 3,
          daysAgo: 276,
          comment:
            'Contenu très riche, mais le groupe de onze heures était complet et dans les ruelles, on n’entendait rien au dernier rang. À refaire le soir, sans doute.',
        },
      ],
    },
    {
      slug: 'over-vidden-from-ulriken',
      supplier: 'fjordlys',
      categories: ['nature-and-wildlife', 'adventure'],
      tags: ['hiking', 'small-group', 'photography', 'off-the-beaten-path'],
      durationMinutes: 480,
      guideLanguages: ['no', 'en'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'on-request',
      pickupAvailable: false,
      meetingPoint: { latitude: 60.3915, longitude: 5.3222 },
      pictures: [
        { shows: ['vidden-plateau', 'cairn', 'two-hikers'], light: 'day' },
        { shows: ['vidden-plateau', 'cable-car'], light: 'dawn' },
        { shows: ['vidden-plateau', 'brown-cheese'], light: 'day' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Travesía guiada', en: 'Guided traverse', fr: 'Traversée guidée' },
          units: [{ kind: 'adult', priceMinor: 119000, minAge: 15 }],
          weekdays: ['thu', 'sat', 'sun'],
          startTimes: ['08:30'],
          capacity: 10,
        },
      ],
      title: {
        es: 'Senderismo por Vidden, de Ulriken a Fløyen',
        en: 'Vidden Hike from Ulriken to Fløyen',
        fr: 'Randonnée sur le Vidden, d’Ulriken à Fløyen',
      },
      description: {
        es: 'Subes en teleférico a 643 metros y cruzas a pie la meseta que une dos montañas de Bergen: lagunas, mojones de piedra y el mar siempre a la izquierda.',
        en: 'Ride the cable car to 643 metres, then walk the bare plateau that joins Bergen’s two best-known mountains: tarns, cairns and the sea on your left all day.',
        fr: 'Le téléphérique vous dépose à 643 mètres ; la suite se fait à pied, par le plateau nu qui relie Ulriken à Fløyen, entre cairns, tourbières et vue sur la mer.',
      },
      whatToDo: {
        es: 'En Bergen esta caminata sirve de calendario: el primero que la completa en primavera anuncia que la nieve se ha ido. Empieza en la cima de Ulriken, la más alta de las siete montañas de la ciudad, con los barcos de Bergen reducidos a migas blancas.\n\nEl sendero baja al collado de Borgaskaret, con un par de pasos en los que usarás las manos, y remonta hasta Vidden, una meseta sin árboles llena de lagunas negras. Los mojones marcan la ruta; Håkon señala lo que no se ve a primera vista, como la drosera, que caza mosquitos a ras de musgo, o las moras árticas de finales de julio. Comemos al abrigo de una roca: pan de centeno, queso marrón y chocolate caliente.\n\nMás allá de la cumbre de Rundemanen el camino se ensancha, pasa por Brushytten y el lago de Skomakerdiket y entra en el bosque de Fløyen. El funicular te devuelve a las calles.',
        en: 'People in Bergen tell the time of year by this walk: the first to do it in spring announces that the snow has gone. It starts on top of Ulriken, the highest of the city’s seven mountains, with the ships in the harbour shrunk to crumbs.\n\nA rocky path drops to the saddle at Borgaskaret, with two places where hands come in useful, then climbs on to Vidden itself, a treeless upland of black tarns. Cairns show the way. Håkon shows the rest: sundew trapping midges in the moss, cloudberries in late July, the islands to the west by name. You eat in the lee of a boulder, rye bread, brown cheese and hot chocolate.\n\nBeyond the summit of Rundemanen the track broadens, passes the hut at Brushytten and the lake of Skomakerdiket, and enters the spruces of Fløyen. From there the funicular drops you back among shoppers.',
        fr: 'À Bergen, cette marche tient lieu de calendrier : le premier à la boucler au printemps annonce la fin de la neige. Elle débute au sommet d’Ulriken, la plus haute des sept montagnes de la ville, d’où les navires du port ne sont plus que des miettes.\n\nUn sentier rocailleux plonge vers le col de Borgaskaret, avec deux passages où les mains servent, puis remonte sur Vidden, un plateau sans arbres semé de lacs noirs. Les cairns indiquent la route ; Håkon s’occupe du reste, le droséra qui piège les moucherons dans la mousse, les mûres arctiques de la fin juillet, le nom des îles à l’ouest. On déjeune à l’abri d’un rocher : pain de seigle, fromage brun, chocolat chaud.\n\nAprès Rundemanen, le chemin s’élargit, longe le refuge de Brushytten et le lac de Skomakerdiket, puis gagne la forêt de Fløyen. Le funiculaire vous rend à la ville.',
      },
      detail: {
        es: 'Nada es técnico, pero el altiplano es largo y el tiempo puede darse la vuelta en diez minutos; de ahí que pidamos gente que camine a menudo. Con la niebla el camino son los hitos y la espalda de quien va delante.',
        en: 'Nothing is technical, but the plateau is long and the weather up there can turn in ten minutes, so you should be someone who walks regularly. In mist the way is the cairns and the back of the person in front.',
        fr: 'Rien de technique, mais le plateau est long et le temps peut y tourner en dix minutes : il faut donc marcher régulièrement. Dans la brume, le chemin, ce sont les cairns et le dos de celui qui précède.',
      },
      included: {
        es: [
          'Guía de montaña',
          'Autobús y teleférico de Ulriken',
          'Comida de mochila y chocolate caliente',
          'Bajada en el funicular de Fløyen',
          'Bastones si los quieres',
        ],
        en: [
          'Mountain guide',
          'Bus and Ulriken cable car',
          'Packed lunch and hot chocolate',
          'Fløyen funicular down',
          'Poles on request',
        ],
        fr: [
          'Guide de montagne',
          'Bus et téléphérique d’Ulriken',
          'Pique-nique et chocolat chaud',
          'Descente en funiculaire de Fløyen',
          'Bâtons sur demande',
        ],
      },
      meetingPointText: {
        es: 'Den blå steinen, la piedra azul de Ole Bulls plass: ahí se cita todo Bergen. Håkon llega con diez minutos de antelación y una mochila roja.',
        en: 'Den blå steinen, the Blue Stone on Ole Bulls plass, where all of Bergen arranges to meet. Håkon is there ten minutes early with a red pack.',
        fr: 'Den blå steinen, la pierre bleue d’Ole Bulls plass, où toute la ville se donne rendez-vous. Håkon y est dix minutes avant, sac rouge au dos.',
      },
      reviews: [
        {
          traveller: 'bastien',
          stars: 4,
          daysAgo: 103,
          comment:
            'Brouillard complet pendant deux heures, puis tout s’est ouvert d’un coup sur les îles. Håkon connaît chaque flaque. Le pain au fromage brun surprend, on s’y fait.',
          supplierReply:
            'Merci Bastien. Le brouillard était gratuit, la vue aussi ; pour le fromage brun, comptez trois tartines avant de juger.',
        },
        {
          traveller: 'sophie',
          stars: 5,
          daysAgo: 249,
          comment:
            'A proper day out, wet feet and all. What I liked most was the pace: nobody hurried, nobody dawdled. The answer to my request came within two hours.',
        },
      ],
    },
  ],
};
