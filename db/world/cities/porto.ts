import type { WorldCity } from '#world/world.ts';

export const porto: WorldCity = {
  slug: 'porto',
  name: { es: 'Oporto', en: 'Porto', fr: 'Porto' },
  country: 'PT',
  latitude: 41.1496,
  longitude: -8.611,
  timeZone: 'Europe/Lisbon',
  popularity: 84,
  picture: { place: 'porto', shows: [], light: 'dusk' },
  line: {
    es: 'Granito, azulejos y cuestas empinadas, con el Duero a los pies y el Atlántico a un paseo en bici.',
    en: 'Granite, blue tiles and steep streets, with the Douro at its feet and the Atlantic a bike ride away.',
    fr: 'Du granit, des azulejos et des rues en pente, avec le Douro au pied et l’Atlantique à portée de vélo.',
  },
  tours: [
    {
      slug: 'blue-tiles-from-wall-to-kiln',
      supplier: 'mare-alta',
      categories: ['workshops', 'walking-tours'],
      tags: ['architecture', 'history', 'small-group', 'family-friendly'],
      durationMinutes: 195,
      guideLanguages: ['pt', 'en', 'es', 'fr'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 41.1475, longitude: -8.6162 },
      pictures: [
        { shows: ['tiled-chapel', 'tile-and-brush'], light: 'day' },
        { shows: ['sao-bento-hall', 'guide-and-guests'], light: 'day' },
        { place: 'porto', shows: ['studio', 'artisan', 'tile-and-brush'], light: 'day' },
      ],
      options: [
        {
          key: 'small-group',
          name: { es: 'Grupo reducido', en: 'Small group', fr: 'Petit groupe' },
          units: [
            { kind: 'adult', priceMinor: 5800, minAge: 13 },
            { kind: 'child', priceMinor: 3900, minAge: 6, maxAge: 12 },
          ],
          weekdays: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'],
          startTimes: ['09:30'],
          capacity: 10,
        },
        {
          key: 'private',
          name: { es: 'Solo para tu grupo', en: 'Just your own group', fr: 'Rien que votre groupe' },
          units: [{ kind: 'group', priceMinor: 39000 }],
          weekdays: ['tue', 'thu', 'sat'],
          startTimes: ['14:30'],
          capacity: 8,
        },
      ],
      title: {
        es: 'Paseo y taller de azulejos en Oporto',
        en: 'Azulejo Walk and Tile-Painting Workshop',
        fr: 'Balade et atelier d’azulejos à Porto',
      },
      description: {
        es: 'Cuatro grandes muros de azulejo, desde el Carmo hasta la Capela das Almas, y después un banco de taller, un pincel y una pieza esmaltada para pintar tú.',
        en: 'Four great tiled walls, from the Carmo church to the Capela das Almas, followed by a workbench, a brush and a glazed tile of your own.',
        fr: 'Quatre grands murs d’azulejos, de l’église du Carmo à la Capela das Almas, puis un établi, un pinceau et un carreau à peindre vous-même.',
      },
      whatToDo: {
        es: 'El muro lateral del Carmo, de 1912, es tan grande que conviene verlo primero desde la acera de enfrente, donde pasa el tranvía. Desde allí bajamos por los Clérigos hasta el vestíbulo de São Bento: unos veinte mil azulejos de Jorge Colaço, con batallas, romerías y la entrada de Juan I en la ciudad. Siguen Santo Ildefonso, del mismo autor, y la Capela das Almas, que desde 1929 tiñe de azul una esquina de la calle de Santa Catarina.\n\nA dos minutos, en la Rua de Fernandes Tomás, espera el taller. Aprenderás a pasar un dibujo con papel picado y polvo de carbón, y a cargar el pincel de cobalto. El esmalte crudo absorbe la pintura como un secante: no hay goma de borrar, y ahí está la gracia. Tu azulejo se cuece esa misma noche a unos mil grados.',
        en: 'The side wall of the Carmo church, put up in 1912, is so large that we look at it from across the road first, where the tram goes by. Then it is downhill past the Clérigos tower to the hall of São Bento station, where Jorge Colaço covered the walls with some twenty thousand tiles of battles, river scenes and a royal wedding party riding into town. Santo Ildefonso, his too, comes next, and after it the Capela das Almas, which has stained one corner of Rua de Santa Catarina blue since 1929.\n\nThe studio is two minutes away on Rua de Fernandes Tomás. You learn to pounce a drawing through pricked paper with charcoal dust and to load a brush with cobalt. Raw glaze drinks paint like blotting paper, so nothing can be rubbed out. Your tile is fired that night at around a thousand degrees.',
        fr: 'Le mur latéral de l’église du Carmo, posé en 1912, est si vaste qu’on le regarde d’abord depuis le trottoir d’en face, là où passe le tramway. On descend ensuite par les Clérigos vers le hall de São Bento : près de vingt mille carreaux signés Jorge Colaço, des batailles, des scènes de rivière, un cortège royal entrant dans la ville. Viennent Santo Ildefonso, du même peintre, puis la Capela das Almas, qui depuis 1929 bleuit tout un angle de la rue de Santa Catarina.\n\nL’atelier se trouve à deux minutes, Rua de Fernandes Tomás. Vous y apprendrez à reporter un dessin au poncif, avec du papier piqué et de la poudre de charbon, puis à charger le pinceau de cobalt. L’émail cru boit la peinture comme un buvard, sans repentir possible. Votre carreau cuit la nuit suivante, à mille degrés environ.',
      },
      detail: {
        es: 'No hace falta saber dibujar: hay plantillas de motivos antiguos, y los niños suelen ser los pintores más atrevidos de la sala. El cobalto se va al lavar. Al final, cada cual firma el suyo por detrás.',
        en: 'Nobody needs to be able to draw: there are stencils of old patterns, and children tend to be the boldest painters in the room. Cobalt washes out. At the end everyone signs the back of their own.',
        fr: 'Nul besoin de savoir dessiner : il y a des poncifs de motifs anciens, et les enfants sont souvent les peintres les plus hardis de la salle. Le cobalt part au lavage. À la fin, chacun signe le sien au dos.',
      },
      included: {
        es: [
          'Guía durante el paseo',
          'Clase con una ceramista',
          'Azulejo, pinturas y cocción',
          'Delantal y una infusión en el taller',
        ],
        en: [
          'Guided walk',
          'Lesson with a ceramicist',
          'Tile, paints and firing',
          'Apron and a cup of tea in the studio',
        ],
        fr: [
          'Promenade guidée',
          'Cours avec une céramiste',
          'Carreau, couleurs et cuisson',
          'Tablier et tisane à l’atelier',
        ],
      },
      meetingPointText: {
        es: 'Frente al muro de azulejos de la iglesia del Carmo, en la esquina de la Rua do Carmo con la Praça de Carlos Alberto. Tu guía lleva un bolso de tela azul.',
        en: 'Opposite the tiled side wall of Igreja do Carmo, where Rua do Carmo meets Praça de Carlos Alberto. Your guide carries a blue canvas bag.',
        fr: 'Face au mur d’azulejos de l’église du Carmo, à l’angle de la Rua do Carmo et de la Praça de Carlos Alberto. Votre guide porte un sac de toile bleue.',
      },
      reviews: [
        {
          traveller: 'gaelle',
          stars: 5,
          daysAgo: 64,
          comment:
            'Mon carreau penche un peu, ma caravelle ressemble à un canard, et il trône pourtant dans ma cuisine. La céramiste corrige sans jamais prendre le pinceau à votre place, j’ai apprécié.',
          supplierReply:
            'Un canard à voiles, donc : c’est une première chez nous. Merci Gaëlle, l’atelier a beaucoup ri, et votre bleu est très réussi.',
        },
        {
          traveller: 'ben',
          stars: 4,
          daysAgo: 212,
          comment:
            'The walk taught me to look up, and the painting kept my two quiet for an hour, which is a miracle. Collecting the tile two days later was awkward as we were off to Lisbon.',
          supplierReply:
            'Fair point, Ben. We now ask about travel dates at the start and post tiles within Portugal the next morning.',
        },
      ],
    },
    {
      slug: 'douro-line-to-pinhao-by-train',
      supplier: 'mare-alta',
      categories: ['day-trips', 'food-and-wine'],
      tags: ['wine', 'unesco', 'boat', 'local-food', 'small-group'],
      durationMinutes: 600,
      guideLanguages: ['pt', 'en', 'fr'],
      policy: 'moderate',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: true,
      meetingPoint: { latitude: 41.1456, longitude: -8.6105 },
      pictures: [
        { shows: ['douro-valley', 'douro-train', 'wine-glasses'], light: 'day' },
        { shows: ['douro-valley', 'douro-train'], light: 'dawn' },
        { shows: ['douro-valley', 'rabelo'], light: 'day' },
      ],
      options: [
        {
          key: 'with-lunch',
          name: { es: 'Con almuerzo en la quinta', en: 'With lunch at the quinta', fr: 'Avec déjeuner à la quinta' },
          units: [
            { kind: 'adult', priceMinor: 14900, minAge: 18 },
            { kind: 'child', priceMinor: 8500, minAge: 5, maxAge: 17 },
          ],
          weekdays: ['tue', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['08:40'],
          capacity: 14,
        },
        {
          key: 'no-lunch',
          name: { es: 'Sin almuerzo', en: 'Without lunch', fr: 'Sans déjeuner' },
          units: [
            { kind: 'adult', priceMinor: 11200, minAge: 18 },
            { kind: 'child', priceMinor: 6400, minAge: 5, maxAge: 17 },
          ],
          weekdays: ['tue', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['08:40'],
          capacity: 6,
        },
      ],
      title: {
        es: 'Valle del Duero en tren hasta Pinhão',
        en: 'Douro Valley by Train: A Day in Pinhão',
        fr: 'Vallée du Douro en train jusqu’à Pinhão',
      },
      description: {
        es: 'Dos horas y media de vía pegada al río, una comida entre bancales de pizarra y una hora en rabelo. Un día entero en el valle sin tocar un volante.',
        en: 'Two and a half hours of track along the river, a meal among slate terraces and an hour afloat on a rabelo. A full day in the valley, no driving.',
        fr: 'Deux heures et demie de rails au ras du fleuve, un repas parmi les terrasses de schiste, une heure en rabelo. La vallée en un jour, sans voiture.',
      },
      whatToDo: {
        es: 'A la ida, siéntate a la derecha: a partir de Pala la vía alcanza el río y ya no lo suelta. Durante el trayecto, la guía reparte café y explica cómo se planta una viña en pura pizarra. El marqués de Pombal delimitó la zona vinícola en 1756; la Unesco la inscribió en 2001.\n\nPinhão recibe con una estación forrada de azulejos que cuentan la vendimia. De ahí vamos a pie hasta una quinta familiar, a ver los lagares de granito donde todavía se pisa parte de la uva, y probamos un blanco seco, un tinto de touriga nacional y dos oportos. El almuerzo es casero: bôla de carne, cabrito o bacalao, naranjas del huerto.\n\nPor la tarde, una hora de rabelo río arriba, sin prisa, con los nombres de las quintas pintados en los muros. Volvemos en el tren de media tarde.',
        en: 'Sit on the right-hand side going out. From Pala onwards the line runs beside the water and never really leaves it, and there is coffee and a short history to fill the bends: Pombal drew the boundary of the wine region in 1756, and UNESCO listed it in 2001.\n\nPinhão’s station is lined with tile panels of the grape harvest. We walk from there to a family quinta, look into the granite lagares where some of the fruit is still trodden, and taste a dry white, a red from touriga nacional and two ports of different ages. Lunch is home cooking: meat bôla, kid or salt cod, oranges from the yard.\n\nIn the afternoon a rabelo, the flat-bottomed boat that once carried the barrels, takes us upriver for an hour past names painted on white walls. The train brings everyone back before dinner.',
        fr: 'À l’aller, choisissez le côté droit. Passé Pala, la voie rejoint l’eau et ne la quitte plus guère ; on sert le café dans les courbes et l’on raconte Pombal, qui traça en 1756 les limites du vignoble, inscrit par l’Unesco en 2001.\n\nLa gare de Pinhão est tapissée de panneaux d’azulejos sur les vendanges. De là, on gagne à pied une quinta familiale : visite des lagares de granit, où l’on foule encore une partie du raisin, puis dégustation d’un blanc sec, d’un rouge de touriga nacional et de deux portos d’âges différents. À table, une cuisine de maison : bôla à la viande, chevreau ou morue, oranges de la cour.\n\nL’après-midi, un rabelo, cette barque à fond plat qui portait les fûts, remonte le fleuve pendant une heure devant les noms peints sur les murs blancs. Retour par le train avant le dîner.',
      },
      detail: {
        es: 'Un día largo y tranquilo, con la vía pegada al agua durante la última hora. Los regionales no llevan bar. Quien reserva sin comida tiene hora y media libre en el pueblo, suficiente para el andén de azulejos y un plato junto al río.',
        en: 'A long but gentle day, with the track beside the water for the last hour. Regional trains have no buffet. If you book without lunch, an hour and a half is yours to spend in the village, enough for the tiled station and a plate by the river.',
        fr: 'Une journée longue et douce, la voie au bord de l’eau pendant la dernière heure. Les trains régionaux n’ont pas de bar. Sans le déjeuner, vous avez une heure et demie libre au village, assez pour la gare aux azulejos et une assiette au bord du fleuve.',
      },
      included: {
        es: [
          'Billete de tren de ida y vuelta',
          'Visita a la quinta y cata de cuatro vinos',
          'Una hora en rabelo',
          'Guía todo el día',
          'Almuerzo, si eliges esa opción',
        ],
        en: [
          'Return train ticket',
          'Quinta visit and four wines',
          'One hour on a rabelo',
          'Guide all day',
          'Lunch, if you choose that option',
        ],
        fr: [
          'Train aller-retour',
          'Visite de la quinta et quatre vins',
          'Une heure en rabelo',
          'Guide toute la journée',
          'Déjeuner, selon l’option choisie',
        ],
      },
      meetingPointText: {
        es: 'En el vestíbulo de la estación de São Bento, bajo el reloj, veinte minutos antes del tren. Si te alojas en el centro, podemos recogerte en taxi.',
        en: 'In the tiled hall of São Bento station, under the clock, twenty minutes before the train leaves. A taxi can fetch you from hotels in the centre.',
        fr: 'Dans le hall de la gare de São Bento, sous l’horloge, vingt minutes avant le départ. Un taxi peut venir vous prendre si vous logez dans le centre.',
      },
      reviews: [
        {
          traveller: 'etienne',
          stars: 5,
          daysAgo: 118,
          comment:
            'On m’avait promis de belles courbes au bord de l’eau, je n’en attendais pas tant. Le train vaut la journée à lui seul. Assoyez-vous à droite, ils ont raison.',
        },
        {
          traveller: 'elena',
          stars: 4,
          daysAgo: 47,
          comment:
            'El cabrito estaba para repetir y el blanco seco fue una sorpresa. Le quito una estrella por el tren de vuelta, que salió con cuarenta minutos de retraso, aunque la guía no tuvo la culpa.',
          supplierReply:
            'Gracias, Elena. El tren va a su aire, sí; ahora llevamos siempre naranjas y un pequeño oporto para esas esperas.',
        },
        {
          traveller: 'daniel',
          stars: 3,
          daysAgo: 301,
          comment:
            'Gorgeous valley, good food. But our train was packed, with no AC and windows that would not open, and my dad struggled. They should be clearer about that.',
          supplierReply:
            'You are right, Daniel. We now describe the carriages before anyone books, and offer a free change of date in July and August.',
        },
      ],
    },
    {
      slug: 'by-bicycle-to-the-atlantic',
      supplier: 'mare-alta',
      categories: ['adventure'],
      tags: ['cycling', 'local-food', 'family-friendly', 'sunset'],
      durationMinutes: 210,
      guideLanguages: ['pt', 'en', 'es'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 41.1407, longitude: -8.6131 },
      pictures: [
        { shows: ['felgueiras-lighthouse', 'cyclist'], light: 'day' },
        { place: 'porto', shows: ['cyclist'], light: 'day' },
        { shows: ['sardine-grill', 'wine-glasses'], light: 'dusk' },
      ],
      options: [
        {
          key: 'ride',
          name: { es: 'Solo la ruta', en: 'Ride only', fr: 'Balade seule' },
          units: [
            { kind: 'adult', priceMinor: 4200, minAge: 15 },
            { kind: 'child', priceMinor: 2800, minAge: 10, maxAge: 14 },
          ],
          weekdays: ['mon', 'wed', 'thu', 'fri', 'sat', 'sun'],
          startTimes: ['09:30', '15:30'],
          capacity: 12,
        },
        {
          key: 'with-grilled-fish',
          name: { es: 'Con pescado a la brasa', en: 'With grilled fish', fr: 'Avec poisson grillé' },
          units: [
            { kind: 'adult', priceMinor: 6700, minAge: 15 },
            { kind: 'child', priceMinor: 4400, minAge: 10, maxAge: 14 },
          ],
          weekdays: ['wed', 'thu', 'fri', 'sat'],
          startTimes: ['09:30'],
          capacity: 8,
        },
      ],
      title: {
        es: 'Oporto en bicicleta, del Duero al mar',
        en: 'Douro Bike Tour to the Sea',
        fr: 'Porto à vélo, du Douro à l’océan',
      },
      description: {
        es: 'Once kilómetros llanos entre el puente de Don Luis y la playa de Matosinhos, con faro, palmeras, olor a sardina y billete de metro para volver.',
        en: 'Eleven flat kilometres from the Dom Luís bridge to Matosinhos beach, past a lighthouse, old palms and sardine smoke. You come back by metro.',
        fr: 'Onze kilomètres de plat entre le pont Dom-Luís et la plage de Matosinhos : un phare, des palmiers, la fumée des sardines, et le métro pour rentrer.',
      },
      whatToDo: {
        es: 'Salimos de la Ribeira entre las mesas de los cafés. El carril sigue el antiguo muelle de Massarelos, pasa bajo el arco de Arrábida, que en 1963 era el mayor de hormigón del mundo, y llega a la desembocadura, donde los pescadores de caña disputan a las garzas las mismas rocas.\n\nEn Foz cambia todo: el agua pasa de verde a gris azulado y el viento se nota en las piernas. Paramos junto al faro de Felgueiras, en el malecón, y de nuevo bajo la pérgola de los años treinta. Luego el Castelo do Queijo, un fuerte del tamaño de una casa, y la gran red de Janet Echelman que flota sobre la rotonda de Matosinhos.\n\nDejamos las bicis cerca del puerto. Si elegiste pescado, te sientas en la Rua Heróis de França, donde las parrillas están en la acera.',
        en: 'We leave the Ribeira between the café tables. The path keeps to the old quays of Massarelos, slips under the Arrábida arch, the longest concrete span in the world when it opened in 1963, and reaches the river mouth, where anglers and herons compete for the same rocks.\n\nAt Foz the water turns from green to slate and you feel the wind in your legs. There is a stop at the Felgueiras lighthouse on its breakwater and another beneath the seafront pergola from the 1930s. After that come the Castelo do Queijo, a fort no bigger than a house, and Janet Echelman’s huge net hanging over the roundabout at Matosinhos.\n\nThe bicycles stay near the harbour. If you chose the fish, a table is waiting on Rua Heróis de França, where the grills stand on the pavement.',
        fr: 'Départ de la Ribeira, entre les tables des cafés. La piste longe les anciens quais de Massarelos, passe sous l’arche d’Arrábida, la plus grande du monde en béton à son ouverture en 1963, et débouche sur l’estuaire, où pêcheurs et hérons se disputent les mêmes rochers.\n\nÀ Foz, l’eau vire du vert à l’ardoise et le vent se fait sentir dans les mollets. Une halte au phare de Felgueiras, au bout de sa jetée, une autre sous la pergola des années 1930. Suivent le Castelo do Queijo, un fort grand comme une maison, puis l’immense filet de Janet Echelman suspendu au-dessus du rond-point de Matosinhos.\n\nLes vélos restent près du port. Si vous avez choisi le poisson, votre table est Rua Heróis de França, là où les grils fument sur le trottoir.',
      },
      detail: {
        es: 'Se pedalea como quien vuelve del trabajo sin prisa: carril bici y paseo, con el río a la izquierda hasta que deja de ser río. El aire cambia en Foz, de golpe, y entonces se entiende para qué era el cortavientos.',
        en: 'You ride like somebody going home from work in no hurry: cycle path and promenade, with the river on your left until it stops being one. At Foz the air changes all at once, and you see what the windproof was for.',
        fr: 'On roule comme quelqu’un qui rentre du travail sans se presser : piste cyclable et promenade, le fleuve à gauche jusqu’à ce qu’il n’en soit plus un. À Foz, l’air change d’un coup et l’on comprend à quoi servait le coupe-vent.',
      },
      included: {
        es: [
          'Bicicleta y casco',
          'Guía en ruta',
          'Billete de metro de vuelta',
          'Pescado, ensalada y bebida en la opción con comida',
        ],
        en: [
          'Bicycle and helmet',
          'Guide on the road',
          'Metro ticket back',
          'Fish, salad and a drink with the meal option',
        ],
        fr: [
          'Vélo et casque',
          'Accompagnateur',
          'Ticket de métro pour le retour',
          'Poisson, salade et boisson avec l’option repas',
        ],
      },
      meetingPointText: {
        es: 'Praça da Ribeira, junto a la fuente del cubo de bronce. Las bicis están aparcadas bajo los soportales.',
        en: 'Praça da Ribeira, by the fountain with the bronze cube. Bikes are lined up along the arcade.',
        fr: 'Praça da Ribeira, près de la fontaine au cube de bronze. Les vélos sont rangés le long des arcades.',
      },
      reviews: [],
    },
  ],
};
