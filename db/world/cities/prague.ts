import type { WorldCity } from '#world/world.ts';

export const prague: WorldCity = {
  slug: 'prague',
  name: { es: 'Praga', en: 'Prague', fr: 'Prague' },
  country: 'CZ',
  latitude: 50.0875,
  longitude: 14.4213,
  timeZone: 'Europe/Prague',
  popularity: 88,
  picture: { place: 'prague', shows: [], light: 'dawn' },
  line: {
    es: 'Torres de pizarra, farolas de gas y marionetas de tilo a las dos orillas del Moldava.',
    en: 'Slate spires, gas lamps and limewood puppets on either bank of the Vltava.',
    fr: 'Des clochers d’ardoise, des becs de gaz et des marionnettes de tilleul au bord de la Vltava.',
  },
  tours: [
    {
      slug: 'mala-strana-by-gaslight',
      supplier: 'zlata-stezka',
      categories: ['walking-tours', 'evenings-and-shows'],
      tags: ['history', 'romantic', 'photography', 'unesco', 'small-group'],
      durationMinutes: 120,
      guideLanguages: ['cs', 'en', 'es'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 50.0863, longitude: 14.4138 },
      pictures: [
        { place: 'prague', shows: ['charles-bridge', 'gas-lamp'], light: 'night' },
        { shows: ['nerudova-houses', 'gas-lamp'], light: 'night' },
        { shows: ['kampa-mill'], light: 'night' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Paseo en grupo', en: 'Group walk', fr: 'Balade en groupe' },
          units: [
            { kind: 'adult', priceMinor: 59000, minAge: 13 },
            { kind: 'child', priceMinor: 29000, minAge: 6, maxAge: 12 },
            { kind: 'senior', priceMinor: 49000, minAge: 65 },
          ],
          weekdays: ['tue', 'wed', 'thu', 'fri', 'sat'],
          startTimes: ['20:30'],
          capacity: 14,
        },
        {
          key: 'private',
          name: { es: 'Solo para tu grupo', en: 'Private group', fr: 'Groupe privé' },
          units: [{ kind: 'group', priceMinor: 490000 }],
          weekdays: ['mon', 'tue', 'wed', 'thu', 'sun'],
          startTimes: ['20:30'],
          capacity: 8,
        },
      ],
      title: {
        es: 'Malá Strana a la luz del gas',
        en: 'Gaslight Walk in Malá Strana',
        fr: 'Malá Strana à la lueur du gaz',
      },
      description: {
        es: 'Del puente de Carlos a la plaza de Hradčany cuando ya se han ido los grupos: farolas de gas, el molino de Kampa y los emblemas de la calle Nerudova.',
        en: 'Charles Bridge to the castle square after the tour groups have gone: gas lamps, the mill wheel on Kampa and the painted house signs of Nerudova.',
        fr: 'Du pont Charles à la place de Hradčany, une fois les groupes partis : becs de gaz, moulin de Kampa et enseignes sculptées de la rue Nerudova.',
      },
      whatToDo: {
        es: 'La primera parada es una farola. Praga encendió el gas en sus calles en 1847, lo apagó en los años ochenta del siglo pasado y lo recuperó en parte del centro a partir de 2002; bajo los faroles del puente de Carlos se entiende por qué: la luz tiembla un poco y la arenisca de las estatuas deja de ser gris.\n\nDesde el puente bajamos a la isla de Kampa y escuchamos girar la rueda del molino sobre la Čertovka, el «canal del Diablo». Pasamos junto al muro de Lennon y por la plaza de Malta, casi vacía a esas horas.\n\nEl último tramo sube por Nerudova, donde las casas tuvieron nombre antes que número: Los Tres Violines en el 12, Los Dos Soles en el 47, hogar del escritor Jan Neruda. Terminamos en Hradčany, al pie de un candelabro de hierro con ocho faroles y con la ciudad encendida abajo.',
        en: 'It begins with a lamp. Gas came to Prague’s streets in 1847, went out in the 1980s and has been returning to parts of the centre since 2002. Stand under one of the lanterns on Charles Bridge and you see the point: the flame shivers slightly, and the blackened sandstone saints warm to the colour of toast.\n\nSteps lead down to Kampa, where a mill wheel still turns on the Čertovka, the Devil’s Stream. From there it is a short way past the Lennon Wall and over Maltese Square, mostly empty by this hour.\n\nNerudova does the climbing. Its houses had names before they had numbers, so your guide reads them like a picture book: the Three Fiddles at no. 12, the Two Suns at no. 47, where the writer Jan Neruda lived. You finish on Hradčany Square beside a cast-iron candelabrum of eight lanterns, the whole city lit below.',
        fr: 'Tout part d’un réverbère. Le gaz arrive dans les rues de Prague en 1847, s’éteint dans les années 1980, puis revient dans une partie du centre à partir de 2002. Sous les lanternes du pont Charles, la raison saute aux yeux : la flamme tremble à peine et le grès noirci des statues prend une couleur de pain chaud.\n\nUn escalier descend à Kampa, où la roue d’un moulin tourne encore sur la Čertovka, le ruisseau du Diable. Vient ensuite le mur Lennon, puis la place de Malte, presque déserte à cette heure.\n\nReste la montée de la rue Nerudova. Ici les maisons ont porté un nom avant de porter un numéro : les Trois Violons au 12, les Deux Soleils au 47, où vécut l’écrivain Jan Neruda. La promenade s’achève à Hradčany, au pied d’un candélabre de fonte à huit lanternes, avec la ville allumée en contrebas.',
      },
      detail: {
        es: 'De octubre a marzo es noche cerrada y junto al río hace más frío del que dice el pronóstico. El ritmo es tranquilo y paramos cada pocos minutos. Para fotografiar de noche basta apoyarse en el pretil; los trípodes estorban en el puente.',
        en: 'From October to March it is properly dark, and colder by the river than the forecast admits. The pace is gentle, with a stop every few minutes. For pictures a phone steadied on the parapet does well; tripods only get in the way on the bridge.',
        fr: 'D’octobre à mars, il fait nuit noire et plus froid au bord de l’eau que ne l’avoue la météo. L’allure est douce, avec un arrêt toutes les quelques minutes. De nuit, il suffit de s’appuyer au parapet ; les trépieds gênent sur le pont.',
      },
      included: {
        es: [
          'Guía local titulado',
          'Vino caliente en invierno, limonada en verano',
          'Plano con los emblemas de Nerudova',
        ],
        en: [
          'Qualified local guide',
          'Mulled wine in winter, lemonade in summer',
          'Printed map of the Nerudova house signs',
        ],
        fr: ['Guide local diplômé', 'Vin chaud l’hiver, limonade l’été', 'Plan des enseignes de la rue Nerudova'],
      },
      meetingPointText: {
        es: 'Křížovnické náměstí, junto a la estatua de Carlos IV, al pie de la torre del puente del lado de la Ciudad Vieja. Tu guía lleva un farolillo de latón.',
        en: 'Křížovnické náměstí, at the statue of Charles IV beside the Old Town Bridge Tower. Your guide carries a small brass lantern.',
        fr: 'Křížovnické náměstí, devant la statue de Charles IV, près de la tour du pont côté Vieille Ville. Votre guide tient une petite lanterne de laiton.',
      },
      reviews: [
        {
          traveller: 'claire',
          stars: 5,
          daysAgo: 63,
          comment:
            'We had walked Nerudova twice by day and never once looked up. Tomáš had a story for every sign, and the last view with a warm cup in hand was worth the cold feet.',
          supplierReply:
            'Thank you, Claire. I passed your kind words on to Tomáš, who has already put the Green Lobster aside for your next visit.',
        },
        {
          traveller: 'elena',
          stars: 4,
          daysAgo: 141,
          comment:
            'El puente casi vacío ya vale la caminata. La subida final se me hizo larga con mi madre de setenta años; conviene avisarlo más claro.',
        },
        {
          traveller: 'mathieu',
          stars: 4,
          daysAgo: 287,
          comment:
            'Très belle lumière sur Kampa et un guide qui sait se taire au bon moment. Un peu trop de dates au début, mais la fin rattrape tout.',
        },
      ],
    },
    {
      slug: 'string-your-own-marionette',
      supplier: 'zlata-stezka',
      categories: ['workshops', 'cultural'],
      tags: ['family-friendly', 'small-group', 'rainy-day', 'off-the-beaten-path'],
      durationMinutes: 150,
      guideLanguages: ['cs', 'en', 'fr'],
      policy: 'flexible',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: false,
      meetingPoint: { latitude: 50.0886, longitude: 14.4014 },
      pictures: [
        { place: 'prague', shows: ['studio', 'marionette', 'puppet-heads'], light: 'day' },
        { shows: ['puppet-theatre', 'marionette', 'water-sprite'], light: 'dusk' },
      ],
      options: [
        {
          key: 'standard',
          name: { es: 'Una marioneta por persona', en: 'One puppet each', fr: 'Une marionnette par personne' },
          units: [
            { kind: 'adult', priceMinor: 145000, minAge: 13 },
            { kind: 'child', priceMinor: 99000, minAge: 6, maxAge: 12 },
          ],
          weekdays: ['wed', 'fri', 'sat', 'sun'],
          startTimes: ['10:00', '14:00'],
          capacity: 10,
        },
      ],
      title: {
        es: 'Taller de marionetas checas',
        en: 'Czech Marionette Workshop',
        fr: 'Atelier de marionnettes tchèques',
      },
      description: {
        es: 'Pinta, viste y cuelga de sus hilos una marioneta de tilo en un taller de Nerudova. Aprendes a hacerla andar y te la llevas a casa el mismo día.',
        en: 'At a bench on Nerudova you paint, dress and string a limewood puppet, learn to make it walk, and carry it home the same day.',
        fr: 'Sur un établi de la rue Nerudova, vous peignez, habillez et montez une figurine de tilleul, puis vous apprenez à la faire marcher avant de l’emporter.',
      },
      whatToDo: {
        es: 'Sobre la mesa hay cabezas sin cara: reyes, brujas, genios del agua con sombrero verde y algún Kašpárek, el bufón que en Bohemia lleva siglos diciendo lo que los demás callan. Eliges una y, con ella, el personaje que te va a ocupar dos horas y media.\n\nAlena, que talla madera de tilo desde la escuela, enseña primero los ojos, porque medio milímetro cambia el carácter. Después vienen la pintura, un traje de retales y los hilos, que se atan siempre en el mismo orden. Las marionetas checas tradicionales cuelgan además de un alambre en la cabeza, y ahí está el secreto de su paso firme.\n\nAl final bajamos la luz, abrimos un teatrillo de mesa y cada cual cruza el escenario como puede. La UNESCO inscribió el arte de los títeres de Chequia y Eslovaquia en 2016; aquí se entiende mejor tropezando.',
        en: 'A row of blank heads waits on the bench: kings, witches, a green-hatted water sprite and always a Kašpárek, the jester who for generations has said on stage what nobody else would. You choose one, and so choose the company you keep for the next two and a half hours.\n\nAlena has carved limewood since her school days. She starts everyone on the eyes, because half a millimetre turns a fool into a villain. Paint follows, then a costume out of the scrap basket, then the strings, always tied in the same order. Traditional Czech marionettes also hang from a stiff wire in the head, which is what gives them their firm step.\n\nLast of all the lamps go down, a table-top theatre opens, and each puppet crosses it as best it can. UNESCO listed Czech and Slovak puppetry in 2016; you will learn more from one good stumble.',
        fr: 'Des têtes sans visage attendent sur l’établi : rois, sorcières, ondins au chapeau vert, et l’inévitable Kašpárek, ce bouffon qui, en Bohême, disait tout haut sur scène ce que l’on taisait ailleurs. Vous en choisissez une, et votre compagnie pour deux heures et demie est trouvée.\n\nAlena sculpte le tilleul depuis l’école. Avec elle, on commence par les yeux, car un demi-millimètre suffit à changer un naïf en traître. Viennent la peinture, un costume taillé dans le panier à chutes, enfin les fils, que l’on noue toujours dans le même ordre. La marionnette tchèque traditionnelle tient aussi à une tige de fer fixée dans la tête : c’est elle qui donne ce pas décidé.\n\nPour finir, on baisse la lampe, un petit théâtre s’ouvre sur la table et chacun traverse la scène comme il peut. L’UNESCO a inscrit cet art en 2016 ; un faux pas bien joué l’explique mieux encore.',
      },
      detail: {
        es: 'Los dedos torpes son bienvenidos: lo que queda por hacer es pintar, dar unas puntadas y atar unos cuantos nudos. La figura terminada mide unos treinta centímetros y viaja a salvo en una caja que cabe en el equipaje de mano.',
        en: 'Clumsy fingers are welcome: what remains for you is painting, a couple of stitches and a number of knots. The finished figure stands about thirty centimetres tall and travels safely in a box that fits in hand luggage.',
        fr: 'Les doigts maladroits sont les bienvenus : il reste à peindre, à faire deux ou trois points et un certain nombre de nœuds. La figurine terminée mesure une trentaine de centimètres et voyage dans une boîte qui entre dans un bagage cabine.',
      },
      included: {
        es: [
          'Marioneta de tilo para llevar a casa',
          'Pinturas, telas, hilos y delantal',
          'Caja de cartón para el viaje',
          'Té o limonada casera',
        ],
        en: [
          'Limewood marionette to keep',
          'Paint, cloth, strings and an apron',
          'Travel box',
          'Tea or home-made lemonade',
        ],
        fr: [
          'Marionnette en tilleul à emporter',
          'Peintures, tissus, fils et tablier prêté',
          'Boîte de transport',
          'Thé ou citronnade maison',
        ],
      },
      meetingPointText: {
        es: 'Nerudova 19, en Malá Strana: llama al timbre «Dílna» y cruza el zaguán hasta el patio. La parada de tranvía Malostranské náměstí está a cinco minutos cuesta abajo.',
        en: 'Nerudova 19, Malá Strana. Ring the bell marked Dílna and walk through the passage to the courtyard; the Malostranské náměstí tram stop is five minutes downhill.',
        fr: 'Nerudova 19, à Malá Strana. Sonnez à « Dílna » et traversez le passage jusqu’à la cour. Le tram s’arrête place Malostranské náměstí, cinq minutes plus bas.',
      },
      reviews: [
        {
          traveller: 'gaelle',
          stars: 5,
          daysAgo: 48,
          comment:
            'Ma fille de huit ans a fabriqué un ondin borgne dont elle ne se sépare plus. Alena lui parlait comme à une collègue, c’était touchant à voir.',
          supplierReply:
            'Merci Gaëlle ! Alena demande des nouvelles de l’ondin : s’il perd un fil, envoyez-nous une photo, nous expliquerons le nœud.',
        },
        {
          traveller: 'daniel',
          stars: 4,
          daysAgo: 204,
          comment:
            'I’m a grown man with a jester hanging in my office now. Great teacher and a calm room. The strings part felt rushed at the end, another twenty minutes would help.',
        },
      ],
    },
    {
      slug: 'sandstone-towers-of-bohemian-paradise',
      supplier: 'zlata-stezka',
      categories: ['day-trips', 'nature-and-wildlife'],
      tags: ['hiking', 'family-friendly', 'photography', 'history'],
      durationMinutes: 600,
      guideLanguages: ['cs', 'en', 'de'],
      policy: 'moderate',
      payLater: true,
      confirmation: 'instant',
      pickupAvailable: true,
      meetingPoint: { latitude: 50.0895, longitude: 14.44 },
      pictures: [
        { shows: ['sandstone-towers', 'trosky-castle', 'two-hikers'], light: 'day' },
        { shows: ['rock-corridor', 'two-hikers'], light: 'day' },
      ],
      options: [
        {
          key: 'standard',
          name: {
            es: 'Excursión sin comida',
            en: 'Day trip, bring a picnic',
            fr: 'Excursion, pique-nique à votre charge',
          },
          units: [
            { kind: 'adult', priceMinor: 199000, minAge: 15 },
            { kind: 'child', priceMinor: 139000, minAge: 6, maxAge: 14 },
            { kind: 'senior', priceMinor: 179000, minAge: 65 },
          ],
          weekdays: ['thu', 'sat', 'sun'],
          startTimes: ['08:00'],
          capacity: 16,
        },
        {
          key: 'with-lunch',
          name: { es: 'Con comida en Jičín', en: 'With lunch in Jičín', fr: 'Avec déjeuner à Jičín' },
          units: [
            { kind: 'adult', priceMinor: 239000, minAge: 15 },
            { kind: 'child', priceMinor: 169000, minAge: 6, maxAge: 14 },
            { kind: 'senior', priceMinor: 219000, minAge: 65 },
          ],
          weekdays: ['thu', 'sat', 'sun'],
          startTimes: ['08:00'],
          capacity: 16,
        },
      ],
      title: {
        es: 'Rocas de Prachov y castillo de Trosky en un día',
        en: 'Prachov Rocks and Trosky Castle Day Trip',
        fr: 'Rochers de Prachov et château de Trosky en un jour',
      },
      description: {
        es: 'Hora y media de carretera y cambias las torres de Praga por otras de arenisca: pasillos de roca en Prachov, el castillo de Trosky y los soportales de Jičín.',
        en: 'Ninety minutes by road from Prague the towers turn to sandstone: a morning in the rock corridors of Prachov, then arcaded Jičín and Trosky Castle.',
        fr: 'À une heure et demie de Prague, les tours sont de grès : couloirs rocheux de Prachov le matin, arcades de Jičín à midi et château de Trosky ensuite.',
      },
      whatToDo: {
        es: 'En Prachov el sendero se mete entre paredes de arenisca tan juntas que hay que ladear la mochila. Es el circuito largo, unos cinco kilómetros: el pasillo del Emperador, escaleras talladas en la roca y miradores desde los que las torres asoman entre pinos como una ciudad a medio hacer.\n\nA mediodía paramos en Jičín, que Albrecht von Wallenstein convirtió en capital de su ducado de Frýdlant durante la guerra de los Treinta Años. Bajo los soportales de la plaza puedes comer con nosotros svíčková, ternera en salsa de nata con arándanos rojos y knedlíky, o sacar el bocadillo.\n\nPor la tarde toca Trosky: dos agujas de basalto, la Doncella y la Vieja, con un castillo gótico tendido entre ambas. Desde arriba se ven los bosques del Paraíso de Bohemia, protegidos desde 1955, y en los días limpios la línea de los montes de los Gigantes.',
        en: 'The path at Prachov slips between sandstone walls so close that rucksacks go through sideways. You walk the long loop, some five kilometres: the Emperor’s Corridor, flights of steps hacked into the rock, and lookouts where the towers stand up through the pines like a city somebody forgot to finish.\n\nJičín comes at midday. Albrecht von Wallenstein made it the capital of his Duchy of Friedland during the Thirty Years’ War, and its square is still ringed with arcades. Eat svíčková with us, beef in cream sauce with cranberries and dumplings, or unwrap a sandwich by the fountain.\n\nIn the afternoon you climb to Trosky, a Gothic castle strung between two basalt plugs known as the Maiden and the Crone. All around lie the woods of Bohemian Paradise, protected since 1955; on clear days the Giant Mountains draw a line along the north.',
        fr: 'À Prachov, le sentier se faufile entre des parois si proches qu’il faut tourner son sac de côté. Nous suivons la grande boucle, cinq kilomètres environ : le couloir de l’Empereur, des marches taillées dans la roche, puis des belvédères d’où les tours de grès percent la pinède comme une ville inachevée.\n\nVers midi, halte à Jičín. Pendant la guerre de Trente Ans, Albrecht von Wallenstein en fit la capitale de son duché de Frýdlant, et la place a gardé ses arcades. Vous y goûtez la svíčková, un bœuf à la crème servi avec airelles et knödels, ou vous déballez votre pique-nique.\n\nL’après-midi appartient à Trosky, château gothique tendu entre deux pitons de basalte, la Vierge et la Vieille. En bas s’étendent les bois du Paradis de Bohême, protégés depuis 1955 ; par temps clair, les monts des Géants barrent l’horizon au nord.',
      },
      detail: {
        es: 'El sol no llega nunca al fondo de los pasillos de arenisca, y la arena se mete en todas partes. A quien le gusta el bosque, tenga siete años o setenta, este sitio le parece construido para él. Trosky cierra en invierno; el palacio de Jičín y su avenida de tilos no.',
        en: 'The sun never reaches the bottom of the sandstone corridors, and the sand gets everywhere. Anyone who likes woods, at seven or at seventy, will think the place was built for them. Trosky shuts for the winter; Jičín’s palace and its long avenue of limes do not.',
        fr: 'Le soleil n’atteint jamais le fond des couloirs de grès, et le sable se glisse partout. À sept ans comme à soixante-dix, qui aime les bois croira l’endroit construit pour lui. Trosky ferme l’hiver ; le palais de Jičín et sa longue allée de tilleuls, non.',
      },
      included: {
        es: [
          'Minibús ida y vuelta desde Praga',
          'Entrada a las rocas de Prachov',
          'Entrada al castillo de Trosky',
          'Guía de senderismo',
          'Comida en Jičín (solo en esa opción)',
        ],
        en: [
          'Return minibus from Prague',
          'Prachov Rocks admission',
          'Trosky Castle admission',
          'Walking guide',
          'Lunch in Jičín with that option',
        ],
        fr: [
          'Minibus aller-retour depuis Prague',
          'Entrée aux rochers de Prachov',
          'Entrée au château de Trosky',
          'Guide de randonnée',
          'Déjeuner à Jičín selon l’option',
        ],
      },
      meetingPointText: {
        es: 'Entrada principal de la estación de autobuses Florenc, en la calle Křižíkova. El minibús es verde oscuro y sale a las ocho en punto.',
        en: 'Main entrance of Florenc coach station on Křižíkova street, on metro lines B and C. Look for the dark green minibus.',
        fr: 'Gare routière de Florenc, entrée principale rue Křižíkova, à la sortie du métro (lignes B et C). Cherchez le minibus vert foncé.',
      },
      reviews: [
        {
          traveller: 'javier',
          stars: 5,
          daysAgo: 96,
          comment:
            'En casa los montes nos sobran y aun así me quedé callado en los pasillos de Prachov. Grupo pequeño, buen ritmo y una svíčková para repetir.',
        },
        {
          traveller: 'hannah',
          stars: 3,
          daysAgo: 178,
          comment:
            'Lovely rocks and a kind guide, but Saturday traffic on the way back cost us more than an hour. I would go on the Thursday departure instead.',
          supplierReply:
            'Thank you for telling us, Hannah. Roadworks made that Saturday a slow one; Thursdays are indeed quieter, and we now say so when people ask.',
        },
      ],
    },
  ],
};
