/// The known SF Symbols names and the drawing of each.
///
/// A row is a base name, its look, and its variants, sorted by the bytes of the names. A look is
/// one of:
///
/// - the code point of a glyph of Material Icons, with these prefixes: "&" for a glyph of Material
///   Design Icons, "~" for the outline of a filled glyph, "^" for the outline without holes, "<"
///   for a mirrored glyph, ">" for each quarter turn clockwise
/// - "!" for a picture of `SymbolPictures`
/// - "=" for a row of `SymbolSketches`
///
/// A variant ("circle.fill") has a look after a colon, or is composed from the base. Further
/// variants of a base name are in rows with the look "-".
///
/// The table is long because it is data. As one literal it costs nothing until the first lookup,
/// which reads a dozen rows.
enum SymbolTable {
  /// The look of a base name and its variants.
  struct Row {
    var look: Substring
    var variants: [Substring]
  }

  /// The row of a base name.
  static func row(named name: some StringProtocol) -> Row? {
    rows.words(after: name).flatMap { words in
      words.first.map { Row(look: $0, variants: words.dropFirst().filter { $0 != "-" }) }
    }
  }

  /// All names, base names and variants.
  static var names: [String] {
    rows.all.flatMap { words -> [String] in
      let variants = words.dropFirst(2).map { "\(words[0]).\($0.prefix { $0 != ":" })" }
      return words[1] == "-" ? variants : [String(words[0])] + variants
    }
  }

  private static let rows = WordTable(text: literal)

  private static let literal: StaticString = """
    accessibility e84e fill
    air.conditioner.horizontal = fill
    air.conditioner.vertical = fill
    air.purifier = fill
    airplane >e539 circle circle.fill
    airplane.arrival e904
    airplane.departure e905
    airplayaudio = circle circle.fill
    airplayvideo e055 circle circle.fill
    airpod.left =
    airpod.right =
    airpods =
    airpods.chargingcase = fill
    airpodsmax = fill
    airpodspro =
    alarm e855 fill
    align.horizontal.center e00f fill
    align.horizontal.left e00d fill
    align.horizontal.right e010 fill
    align.vertical.bottom e015 fill
    align.vertical.center e011 fill
    align.vertical.top e00c fill
    allergens f221 fill
    amplifier =
    ant ~e868 fill circle circle.fill
    antenna.radiowaves.left.and.right e51e circle circle.fill slash slash.circle slash.circle.fill
    app ! fill:! badge badge.fill fill.badge
    app.connected.to.app.below.fill =
    app.dashed =
    app.gift = fill
    apple.terminal ~eb8e fill
    appletv = fill
    applewatch e334 slash
    applewatch.watchface =
    apps.ipad =
    apps.iphone =
    aqi.high =
    aqi.low =
    aqi.medium =
    arcade.stick =
    archivebox ~e1a1 fill circle circle.fill
    arkit e9fe
    arrow.2.circlepath e028 circle circle.fill
    arrow.2.squarepath e040
    arrow.3.trianglepath e760
    arrow.backward.to.line <e31c circle circle.fill square
    arrow.branch f184
    arrow.clockwise e5d5 circle circle.fill square square.fill
    arrow.clockwise.icloud = fill
    arrow.counterclockwise e042 circle circle.fill square square.fill
    arrow.counterclockwise.icloud = fill
    arrow.down.and.line.horizontal.and.arrow.up e259
    arrow.down.app e171
    arrow.down.bin ^e149 fill
    arrow.down.circle.dotted f001
    arrow.down.doc = fill
    arrow.down.document = fill
    arrow.down.forward.and.arrow.up.backward f1cf circle circle.fill
    arrow.down.heart = fill
    arrow.down.left.and.arrow.up.right f1ce circle circle.fill
    arrow.down.message = fill
    arrow.down.right.and.arrow.up.left f1cf circle circle.fill
    arrow.down.to.line e258 circle circle.fill square
    arrow.down.to.line.compact e258
    arrow.forward.to.line e31c circle circle.fill square
    arrow.left.and.line.vertical.and.arrow.right =
    arrow.left.and.right >ea16 circle circle.fill square square.fill
    arrow.left.and.right.righttriangle.left.righttriangle.right = fill
    arrow.left.arrow.right e8d4 circle circle.fill square square.fill
    arrow.left.to.line <e31c circle circle.fill square
    arrow.left.to.line.compact <e31c
    arrow.rectanglepath &f542
    arrow.right.and.line.vertical.and.arrow.left =
    arrow.right.doc.on.clipboard ea8e
    arrow.right.page.on.clipboard ea8e
    arrow.right.to.line e31c circle circle.fill square
    arrow.right.to.line.compact e31c
    arrow.triangle.2.circlepath e627 circle circle.fill
    arrow.triangle.2.circlepath.camera ~efeb fill
    arrow.triangle.2.circlepath.icloud ~eb5a fill
    arrow.triangle.branch ebac
    arrow.triangle.capsulepath e040
    arrow.triangle.merge eb98
    arrow.triangle.pull &f4c2
    arrow.triangle.swap e0d7
    arrow.triangle.turn.up.right.circle = fill
    arrow.triangle.turn.up.right.diamond ^e52e fill
    arrow.trianglehead.2.clockwise e627
    arrow.trianglehead.2.clockwise.rotate.90 e627 circle circle.fill
    arrow.trianglehead.2.counterclockwise <e627
    arrow.trianglehead.branch ebac
    arrow.trianglehead.clockwise e5d5
    arrow.trianglehead.counterclockwise e042
    arrow.trianglehead.merge eb98
    arrow.trianglehead.pull &f4c2
    arrow.trianglehead.swap e0d7
    arrow.turn.down.left e5d9
    arrow.turn.down.right e5da
    arrow.turn.left.down =
    arrow.turn.left.up eba7
    arrow.turn.right.down =
    arrow.turn.right.up ebaa
    arrow.turn.up.left eba6
    arrow.turn.up.right ebab
    arrow.up.and.down ea16 circle circle.fill square square.fill
    arrow.up.and.down.and.arrow.left.and.right e89f
    arrow.up.and.down.text.horizontal e240
    arrow.up.and.line.horizontal.and.arrow.down =
    arrow.up.arrow.down e0c3 circle circle.fill square square.fill
    arrow.up.backward.and.arrow.down.forward <f1ce circle circle.fill
    arrow.up.bin ^e169 fill
    arrow.up.doc e9fc
    arrow.up.document = fill
    arrow.up.forward.app e895
    arrow.up.forward.square e895
    arrow.up.heart = fill
    arrow.up.left.and.arrow.down.right <f1ce circle circle.fill
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left =
    arrow.up.message = fill
    arrow.up.page.on.clipboard ea8e
    arrow.up.right.and.arrow.down.left =
    arrow.up.right.square e895
    arrow.up.to.line e25a circle circle.fill square
    arrow.up.to.line.compact e25a
    arrow.uturn.backward e166 circle circle.fill square square.fill
    arrow.uturn.down eba2 circle circle.fill square square.fill
    arrow.uturn.forward e15a circle circle.fill square square.fill
    arrow.uturn.left e166 circle circle.fill square square.fill
    arrow.uturn.right e15a circle circle.fill square square.fill
    arrow.uturn.up =
    arrowshape.backward ~<e154 fill circle circle.fill
    arrowshape.bounce.right =
    arrowshape.down ~>e154 fill circle circle.fill
    arrowshape.forward ~e154 fill circle circle.fill
    arrowshape.left ~<e154 fill circle circle.fill
    arrowshape.right ~e154 fill circle circle.fill
    arrowshape.turn.up.backward ~e15e fill circle circle.fill
    arrowshape.turn.up.forward ~<e15e fill circle circle.fill
    arrowshape.turn.up.left ~e15e fill circle circle.fill
    arrowshape.turn.up.left.2 ~e15f fill circle circle.fill
    arrowshape.turn.up.right ~<e15e fill circle circle.fill
    arrowshape.up ~>>>e154 fill circle circle.fill
    arrowtriangle.backward ! fill:! circle circle.fill square square.fill
    arrowtriangle.down ! fill:! circle circle.fill square square.fill
    arrowtriangle.forward ! fill:! circle circle.fill square square.fill
    arrowtriangle.left ! fill:! circle circle.fill square square.fill
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right = fill
    arrowtriangle.right ! fill:! circle circle.fill square square.fill
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left = fill
    arrowtriangle.up ! fill:! circle circle.fill square square.fill
    aspectratio = fill
    at ! badge.plus badge.minus
    atom =
    backpack ~f19c fill circle circle.fill
    backward ~e020 fill circle circle.fill
    backward.end ~e045 fill circle circle.fill
    bag ~f1cc fill circle circle.fill badge.plus badge.minus fill.badge.plus fill.badge.minus
    bag - badge.questionmark fill.badge.questionmark
    balloon = fill
    balloon.2 = fill
    bandage ~e3f3 fill
    banknote ~ef63 fill
    barcode.viewfinder &f072
    barometer =
    baseball ~ea51 fill circle circle.fill
    basket ~e8cb fill
    basketball ~ea26 fill circle circle.fill
    bathtub ~ea41 fill
    battery.0 >ebdc
    battery.0percent >ebdc
    battery.100 >e1a4
    battery.100.bolt >e1a3
    battery.100percent >e1a4
    battery.100percent.bolt >e1a3
    battery.25 >ebe0
    battery.25percent >ebe0
    battery.50 >ebe2
    battery.50percent >ebe2
    battery.75 >ebd4
    battery.75percent >ebd4
    beach.umbrella ~eb3e fill
    beats.headphones f01f
    bed.double ~e53a fill circle circle.fill
    bell e7f5 fill:e7f4 circle circle.fill slash slash.fill slash.circle slash.circle.fill badge
    bell - badge.fill badge.circle badge.circle.fill square square.fill
    bell.and.waveform = fill
    bell.and.waves.left.and.right ~e7f7 fill
    bell.badge.waveform = fill
    bicycle e52f circle circle.fill
    binoculars ~&f0a5 fill
    bird = fill circle circle.fill
    birthday.cake ~e7e9 fill
    bitcoinsign ebc5 circle circle.fill square square.fill
    blinds.horizontal.closed ec1f
    blinds.horizontal.open e286
    bluetooth e1a7
    bold e238
    bolt ! fill:! circle circle.fill slash slash.fill badge.checkmark
    bolt.batteryblock = fill
    bolt.car ~eb1c fill
    bolt.fill.batteryblock = fill
    bolt.heart = fill
    bolt.horizontal = fill circle circle.fill
    bolt.horizontal.icloud = fill
    bolt.shield = fill
    bolt.square = fill
    book ~e0e0 fill circle circle.fill
    book.closed ~e865 fill circle circle.fill
    bookmark e867 fill:e866 circle circle.fill slash slash.fill square square.fill
    books.vertical ! fill:! circle circle.fill
    box.truck ~e558 fill badge.clock
    brain = fill
    brain.filled.head.profile ea4a
    brain.head.profile ea4a fill:ea4a
    briefcase e943 fill:e8f9 circle circle.fill
    bubble.left = fill circle circle.fill
    bubble.left.and.bubble.right ~e0bf fill
    bubble.left.and.exclamationmark.bubble.right = fill
    bubble.left.and.text.bubble.right = fill
    bubble.middle.bottom = fill
    bubble.middle.top = fill
    bubble.right = fill circle circle.fill
    building ~e0af fill
    building.2 ~e7f1 fill circle circle.fill
    building.2.crop.circle = fill
    building.columns ~e84f fill circle circle.fill
    bullseye &f5dd
    bus ~e530 fill
    bus.doubledecker ~e530 fill
    cabinet = fill
    cable.connector efe6
    cablecar = fill
    calendar e935 circle circle.fill badge.plus badge.minus badge.clock badge.exclamationmark
    calendar - badge.checkmark
    calendar.day.timeline.left e616
    camera ! fill:e412 circle circle.fill badge.ellipsis fill.badge.ellipsis badge.clock
    camera - badge.clock.fill
    camera.aperture e3af
    camera.filters =
    camera.macro e545 circle circle.fill
    camera.metering.center.weighted e3b5
    camera.metering.spot e3dc
    camera.on.rectangle = fill
    camera.shutter.button = fill
    camera.viewfinder e3b5
    capslock ~e318 fill
    captions.bubble = fill
    car ~e531 fill circle circle.fill
    car.2 ~e940 fill
    car.side = fill
    carrot = fill
    cart ! fill:e8cc circle circle.fill badge.plus badge.minus badge.questionmark fill.badge.plus
    cart - fill.badge.minus fill.badge.questionmark badge.clock
    case ~eb3f fill
    cat ^&f11b fill:&f11b circle circle.fill
    cellularbars !
    chair ~efee fill
    chair.lounge ~efed fill
    chandelier = fill
    character.book.closed = fill
    character.bubble = fill
    character.cursor.ibeam e262
    character.magnify =
    character.textbox =
    chart.bar ! fill:!
    chart.bar.doc.horizontal ^e85c fill
    chart.bar.xaxis e26b
    chart.dots.scatter e6dd
    chart.line.downtrend.xyaxis ! circle circle.fill
    chart.line.flattrend.xyaxis =
    chart.line.uptrend.xyaxis ! circle circle.fill
    chart.pie f044 fill:e6c4
    chart.xyaxis.line !
    checklist e6b1
    checklist.checked =
    checkmark.bubble = fill
    checkmark.circle.badge.xmark = fill
    checkmark.gobackward =
    checkmark.icloud ^e2bf fill
    checkmark.message = fill
    checkmark.rectangle.stack = fill
    checkmark.seal ^ef76 fill
    checkmark.shield ^e8e8 fill
    chevron.backward.2 eac3
    chevron.down.2 ead0
    chevron.forward.2 eac9
    chevron.left.2 eac3
    chevron.left.chevron.right =
    chevron.left.forwardslash.chevron.right e86f
    chevron.left.to.line =
    chevron.right.2 eac9
    chevron.right.to.line =
    chevron.up.2 eacf
    chevron.up.chevron.down e5d7
    chevron.up.chevron.right.chevron.down.chevron.left =
    circle.and.line.horizontal = fill
    circle.bottomhalf.filled =
    circle.circle = fill
    circle.dashed =
    circle.dashed.inset.filled =
    circle.dotted =
    circle.grid.2x2 = fill
    circle.grid.3x3.circle = fill
    circle.grid.cross e074
    circle.hexagongrid eaa6 fill
    circle.hexagongrid.circle = fill
    circle.inset.filled =
    circle.lefthalf.filled eb37
    circle.righthalf.filled <eb37
    circle.slash e14b
    circle.tophalf.filled =
    clipboard e14f fill:e85d
    clock e8b5 fill:efd6 badge.checkmark badge.checkmark.fill badge.xmark badge.xmark.fill
    clock - badge.exclamationmark badge.exclamationmark.fill badge.questionmark
    clock - badge.questionmark.fill badge circle circle.fill
    clock.arrow.2.circlepath e923
    clock.arrow.circlepath e889
    cloud e2c2 fill:e2bd circle circle.fill slash slash.fill
    cloud.bolt = fill circle circle.fill
    cloud.bolt.rain = fill circle circle.fill
    cloud.drizzle = fill circle circle.fill
    cloud.fog = fill circle circle.fill
    cloud.hail = fill circle circle.fill
    cloud.heavyrain = fill circle circle.fill
    cloud.moon = fill circle circle.fill
    cloud.moon.bolt = fill circle circle.fill
    cloud.moon.rain = fill circle circle.fill
    cloud.rain = fill circle circle.fill
    cloud.sleet = fill circle circle.fill
    cloud.snow = fill circle circle.fill
    cloud.sun = fill circle circle.fill
    cloud.sun.bolt = fill circle circle.fill
    cloud.sun.rain = fill circle circle.fill
    coat = fill
    comb = fill
    command eae7 circle circle.fill square square.fill
    compass.drawing ea3b
    computermouse ~e323 fill
    cone = fill
    contact.sensor = fill
    contextualmenu.and.cursorarrow =
    control eae6
    cooktop = fill
    cpu ~e322 fill
    creditcard ! fill:e870 circle circle.fill
    crop e3be
    crop.rotate e437
    cross ! fill:! circle circle.fill
    cross.case ^f109 fill
    cross.vial = fill
    crown ! fill:!
    cube ! fill:!
    cube.transparent e9fe
    cup.and.saucer ~e541 fill
    curlybraces ead3 square square.fill
    cursorarrow &f1b4 square square.fill
    cursorarrow.click =
    cursorarrow.rays =
    curtains.closed ec1d
    curtains.open ec1e
    cylinder = fill
    cylinder.split.1x2 = fill
    decrease.indent e23d
    delete.backward ^e14a fill
    delete.forward ^<e14a fill
    delete.left ^e14a fill
    delete.right ^<e14a fill
    deskclock = fill
    desktopcomputer e30b
    desktopcomputer.and.arrow.down =
    dial.high = fill
    dial.low = fill
    dial.max = fill
    dial.medium = fill
    dial.min = fill
    diamond.circle = fill
    dice ^eb40 fill
    die.face.1 = fill
    die.face.2 = fill
    die.face.3 = fill
    die.face.4 = fill
    die.face.5 = fill
    die.face.6 = fill
    dishwasher = fill
    display ef5b
    display.2 =
    display.and.arrow.down =
    distribute.horizontal.center =
    doc ! fill:e24d circle circle.fill badge.plus badge.arrow.up badge.gearshape badge.ellipsis
    doc - fill.badge.plus fill.badge.ellipsis badge.clock
    doc.append = fill
    doc.on.clipboard e14f fill
    doc.on.doc e14d fill:e173
    doc.plaintext ^ef42 fill
    doc.richtext ^ef42 fill
    doc.text ^e873 fill
    doc.text.below.ecg = fill
    doc.text.image = fill
    doc.text.magnifyingglass e880
    doc.text.viewfinder =
    doc.viewfinder e5fa fill
    doc.zipper =
    dock.rectangle e06c
    document = fill circle circle.fill badge.plus badge.gearshape badge.ellipsis badge.arrow.up
    document.on.document = fill
    dog = fill circle circle.fill
    dollarsign.arrow.circlepath eb70
    door.garage.closed f011
    door.garage.open f011
    door.left.hand.closed ^effd fill
    door.left.hand.open eb4f
    door.right.hand.closed ^<effd fill
    door.sliding.left.hand.closed ^effe fill
    dot.circle =
    dot.radiowaves.left.and.right e51e
    dot.scope =
    dot.square =
    dot.viewfinder e3dc
    dpad e30f fill
    drop = fill circle circle.fill
    drop.halffull =
    drop.triangle = fill
    dryer = fill
    dumbbell eb43 fill
    ear e023 fill:e023 badge.checkmark
    earbuds f003
    eject ~e8fb fill circle circle.fill
    ellipsis.bubble = fill
    ellipsis.message = fill
    ellipsis.rectangle f042
    ellipsis.vertical.bubble = fill
    engine.combustion &f1fb fill:&f1fa
    entry.lever.keypad = fill
    envelope e0e1 fill:e158 circle circle.fill badge badge.fill
    envelope.open ~e151 fill
    eraser = fill
    escape =
    esim = fill
    ev.charger ~e56d fill
    exclamationmark.arrow.circlepath e629
    exclamationmark.arrow.triangle.2.circlepath e629
    exclamationmark.bubble = fill
    exclamationmark.icloud = fill
    exclamationmark.magnifyingglass =
    exclamationmark.octagon f052 fill:e160
    exclamationmark.shield ^f014 fill
    exclamationmark.triangle f083 fill:e002
    exclamationmark.warninglight = fill
    externaldrive ! fill:! badge.plus badge.minus badge.checkmark badge.xmark fill.badge.plus
    externaldrive - fill.badge.minus fill.badge.checkmark fill.badge.xmark
    externaldrive.connected.to.line.below = fill
    eye ! fill:e8f4 circle circle.fill slash slash.fill square square.fill slash.circle
    eye - slash.circle.fill
    eye.trianglebadge.exclamationmark = fill
    eyedropper e3b8
    eyedropper.halffull &f20b
    eyeglasses &f2aa
    eyes =
    f.cursive =
    face.smiling e0ed fill:=
    face.smiling.inverse =
    faceid =
    facemask ~f218 fill
    fan ~&f210 fill
    faxmachine ~ead8 fill
    ferry ~e532 fill
    figure e4eb
    figure.2 =
    figure.2.and.child.holdinghands f1a2
    figure.and.child.holdinghands f1ac
    figure.arms.open e92c
    figure.child eb67 circle circle.fill
    figure.cooldown =
    figure.cricket ea27
    figure.dress.line.vertical.figure e63d
    figure.gymnastics ebc4
    figure.handball ea33
    figure.hiking e50a
    figure.indoor.cycle e52f
    figure.martial.arts eae9
    figure.mind.and.body ea78
    figure.open.water.swim eb48
    figure.outdoor.cycle e52f
    figure.pool.swim eb48
    figure.roll e934
    figure.rower e921
    figure.run e566 circle circle.fill
    figure.skateboarding e511
    figure.skiing.downhill e509
    figure.snowboarding e513
    figure.stand e4eb
    figure.strengthtraining.traditional = circle circle.fill
    figure.surfing e515
    figure.walk e536 circle circle.fill
    figure.walk.motion e536
    figure.wave ea1d circle circle.fill
    figure.wrestling ea34
    figure.yoga ea78
    filemenu.and.selection =
    film ~e8da fill circle circle.fill
    film.stack ^e04a fill
    fireplace ~ea43 fill
    fish ~&f23a fill circle circle.fill
    flag e16e fill:e153 circle circle.fill slash slash.fill badge.ellipsis fill.badge.ellipsis
    flag - square square.fill
    flag.2.crossed = fill circle circle.fill
    flag.and.flag.filled.crossed =
    flag.checkered f06e
    flag.filled.and.flag.crossed =
    flag.pattern.checkered =
    flame ~ef55 fill circle circle.fill
    flashlight.off.fill f00a
    flashlight.on.fill f00b
    flask ea4b fill
    flip.horizontal e3e8
    folder e2c8 fill:e2c7 circle circle.fill badge.plus badge.minus badge.questionmark
    folder - badge.gearshape fill.badge.plus fill.badge.minus fill.badge.questionmark
    folder - fill.badge.gearshape
    football ~ea29 fill circle circle.fill
    fork.knife e56c circle circle.fill
    forward ~e01f fill circle circle.fill
    forward.end ~e044 fill circle circle.fill
    fossil.shell =
    francsign eafa circle circle.fill square square.fill
    frying.pan = fill
    fuelpump ~e546 fill circle circle.fill
    function &f295
    fx =
    gamecontroller ^ea28 fill circle circle.fill
    gauge e9e4 badge.plus badge.minus
    gauge.high =
    gauge.low =
    gauge.medium =
    gauge.with.dots.needle.0percent =
    gauge.with.dots.needle.100percent =
    gauge.with.dots.needle.33percent =
    gauge.with.dots.needle.50percent =
    gauge.with.dots.needle.67percent =
    gauge.with.dots.needle.bottom.0percent =
    gauge.with.dots.needle.bottom.100percent =
    gauge.with.dots.needle.bottom.50percent =
    gauge.with.needle = fill
    gear ! badge badge.plus badge.checkmark circle circle.fill
    gearshape ! fill:e8b8 circle circle.fill
    gearshape.2 ~f10c fill
    gift ! fill:! circle circle.fill
    giftcard = fill
    globe e894
    globe.americas ~e80b fill
    globe.asia.australia = fill
    globe.desk = fill
    globe.europe.africa = fill
    gobackward e042
    gobackward.10 e059
    gobackward.15 =
    gobackward.30 e05a
    gobackward.45 =
    gobackward.5 e05b
    gobackward.60 =
    gobackward.75 =
    gobackward.90 =
    gobackward.minus =
    goforward <e042
    goforward.10 e056
    goforward.15 =
    goforward.30 e057
    goforward.45 =
    goforward.5 e058
    goforward.60 =
    goforward.75 =
    goforward.90 =
    goforward.plus =
    graduationcap ~e80c fill circle circle.fill
    greetingcard = fill
    guitars ~&f2c4 fill
    gyroscope =
    hammer ~ea59 fill circle circle.fill
    hand.draw = fill
    hand.pinch eb38 fill
    hand.point.down ~>&f2c7 fill
    hand.point.left ~<&f2c7 fill
    hand.point.right ~&f2c7 fill
    hand.point.up ~ebb9 fill
    hand.point.up.left ~ebb9 fill
    hand.raised ~e764 fill circle circle.fill slash slash.fill square square.fill
    hand.raised.fingers.spread ~e925 fill
    hand.tap ~e913 fill
    hand.thumbsdown e9f2 fill:e8db circle circle.fill
    hand.thumbsup e9f3 fill:e8dc circle circle.fill
    hand.wave ~e766 fill
    handbag = fill circle circle.fill
    hands.and.sparkles ~f21f fill
    hanger f19e
    hare ^e799 fill circle circle.fill
    hat.cap = fill
    headphones f01f circle circle.fill slash
    headset &f2ce circle circle.fill
    hearingdevice.ear = fill
    heart e87e fill:e87d circle circle.fill slash slash.fill square square.fill slash.circle
    heart - slash.circle.fill
    heart.rectangle = fill
    heart.text.clipboard = fill
    heart.text.square = fill
    heater.vertical = fill
    hifispeaker ~e32d fill
    hifispeaker.2 ~e32e fill
    highlighter e22b
    hockey.puck = fill
    homepod = fill
    hourglass e88b circle circle.fill badge.plus
    hourglass.bottomhalf.filled ea5c
    hourglass.tophalf.filled ea5b
    house ! fill:e9b2 circle circle.fill slash slash.fill
    house.lodge e587 fill
    humidifier = fill
    humidity = fill
    hurricane ebd5 circle circle.fill
    icloud e2c2 fill:e2bd circle circle.fill slash slash.fill square square.fill
    icloud.and.arrow.down ^e2c0 fill
    icloud.and.arrow.up ^e2c3 fill
    increase.indent e23e
    indianrupeesign eaf7 circle circle.fill square square.fill
    infinity eb3d circle circle.fill
    info = circle circle.fill square square.fill
    info.bubble = fill
    internaldrive ! fill:!
    ipad e331
    ipad.and.iphone =
    ipad.gen1 e331
    ipad.landscape >>>e331
    iphone e325 circle circle.fill slash slash.circle slash.circle.fill
    iphone.and.arrow.forward f05c
    iphone.gen1 e325 circle circle.fill
    iphone.gen2 e324 circle circle.fill
    iphone.gen3 e324 circle circle.fill
    iphone.landscape >>>e325
    iphone.radiowaves.left.and.right e62d
    iphone.rear.camera =
    italic e23f
    jacket = fill
    key ~e0da fill slash slash.fill
    key.horizontal ~e0da fill
    key.icloud = fill
    key.viewfinder =
    keyboard ^e312 fill badge.ellipsis
    keyboard.chevron.compact.down ^e31a fill
    l.joystick = fill
    ladybug ~f0fa fill circle circle.fill
    lamp.ceiling ~f02a fill
    lamp.desk = fill
    lamp.floor = fill
    lamp.table = fill
    lanyardcard = fill
    laptopcomputer e320 slash
    laptopcomputer.and.iphone e1b1
    lasso =
    leaf ~ea35 fill circle circle.fill
    leaf.arrow.circlepath e761
    level = fill
    lifepreserver ef73 fill
    light.beacon.max = fill
    light.max =
    light.min =
    lightbulb e90f fill:e0f0 circle circle.fill slash slash.fill
    lightbulb.max = fill
    lightbulb.min = fill
    lightrail ~e571 fill
    lightspectrum.horizontal =
    lightswitch.off = fill
    lightswitch.on = fill
    line.2.horizontal.decrease.circle = fill
    line.3.horizontal.decrease e152 circle circle.fill
    line.horizontal.3.decrease e152 circle circle.fill
    lines.measurement.horizontal =
    lineweight e91a
    link e157 circle circle.fill badge.plus
    link.icloud = fill
    list.and.film =
    list.bullet e241 circle circle.fill
    list.bullet.below.rectangle =
    list.bullet.clipboard ^e85d fill
    list.bullet.indent e8de
    list.bullet.rectangle e0ee
    list.clipboard ^e85d fill
    list.dash e896
    list.dash.header.rectangle =
    list.number e242
    list.star =
    list.triangle =
    livephoto e9c1 slash
    livephoto.play e9c2
    lizard = fill circle circle.fill
    location ! fill:e569 circle circle.fill slash slash.fill
    location.north ~e55d fill circle circle.fill
    location.viewfinder e1b3
    lock e899 fill:e897 circle circle.fill square square.fill slash slash.fill badge.clock
    lock - fill.badge.clock
    lock.desktopcomputer =
    lock.doc = fill
    lock.icloud = fill
    lock.iphone e0dc
    lock.laptopcomputer =
    lock.open e898 fill
    lock.rectangle = fill
    lock.rotation eade
    lock.shield ~e32a fill
    lungs = fill
    macbook e320
    macbook.and.iphone e1b1
    macmini = fill
    macpro.gen3 = fill
    macwindow e069
    macwindow.on.rectangle =
    magazine ~e666 fill
    magicmouse = fill
    magnifyingglass e8b6 circle circle.fill
    mail e0e1 fill:e158
    mail.and.text.magnifyingglass =
    mail.stack e9bc
    map ! fill:e55b circle circle.fill
    mappin ! circle circle.fill square square.fill slash slash.circle slash.circle.fill
    mappin.and.ellipse e55e circle
    medal ~ea3f fill
    medal.star =
    medical.thermometer f076 fill
    megaphone ~ef49 fill
    memorychip ~e322 fill
    menubar.rectangle e069
    menucard = fill
    message = fill circle circle.fill badge badge.fill badge.circle
    metronome = fill
    mic e02a fill:e029 circle circle.fill slash slash.fill slash.circle slash.circle.fill badge.plus
    mic - fill.badge.plus square square.fill
    microbe ~f221 fill circle circle.fill
    microwave ~f204 fill
    minus.magnifyingglass e900
    minus.plus.batteryblock = fill
    moon ! fill:e51c circle circle.fill
    moon.haze = fill
    moon.stars ~ea46 fill circle circle.fill
    moon.zzz ~ef44 fill
    mosaic = fill
    motorcycle e9f9
    mountain.2 ~e3df fill circle circle.fill
    mouth = fill
    move.3d =
    movieclapper ~e02c fill
    mug ~ea1b fill
    music.mic ef5a circle circle.fill
    music.note e405 circle circle.fill
    music.note.house = fill
    music.note.list e03d
    music.note.tv e063
    music.quarternote.3 =
    mustache = fill
    network e894 slash
    network.badge.shield.half.filled =
    newspaper ~eb81 fill circle circle.fill
    nose =
    nosign e611
    note f1fc
    note.text ^e873 badge.plus
    oar.2.crossed =
    opticaldisc ~e019 fill
    opticaldiscdrive = fill
    opticid =
    option eae8
    oval = fill
    oval.portrait = fill
    oven = fill
    paintbrush ~e3ae fill
    paintbrush.pointed ~e3ae fill
    paintpalette ^e40a fill
    paperclip e226 circle circle.fill badge.ellipsis
    paperplane ! fill:e163 circle circle.fill
    parkingsign e54f circle circle.fill
    party.popper ~ea65 fill
    pause ! fill:! circle circle.fill rectangle rectangle.fill
    pawprint = fill circle circle.fill
    pc =
    pencil e3c9 circle circle.fill slash
    pencil.and.outline e746
    pencil.and.ruler ~f10a fill
    pencil.and.scribble =
    pencil.line =
    pencil.tip =
    person e7ff fill:e7fd circle circle.fill slash slash.fill slash.circle slash.circle.fill
    person - badge.plus badge.minus badge.clock fill.badge.plus fill.badge.minus fill.checkmark
    person - fill.xmark fill.questionmark square square.fill
    person.2 = fill circle circle.fill slash slash.fill badge.gearshape fill.badge.gearshape
    person.2 - badge.plus badge.minus fill.badge.plus fill.badge.minus
    person.3 ~f233 fill
    person.3.sequence = fill
    person.and.background.dotted =
    person.badge.key = fill
    person.crop.artframe e416
    person.crop.circle ! fill:e853 badge.plus badge.minus badge.checkmark badge.xmark badge.clock
    person.crop.circle - badge.exclamationmark badge.questionmark fill.badge.plus fill.badge.minus
    person.crop.circle - fill.badge.checkmark fill.badge.xmark fill.badge.clock
    person.crop.circle - fill.badge.exclamationmark fill.badge.questionmark
    person.crop.circle.dashed =
    person.crop.rectangle e416
    person.crop.square ^e851 fill
    person.fill.viewfinder ec10
    person.icloud = fill
    person.text.rectangle ^ea67 fill
    person.wave.2 ~e91f fill
    personalhotspot e1e2 circle circle.fill slash
    perspective =
    phone ~e0cd fill circle circle.fill badge.plus fill.badge.plus badge.checkmark
    phone - fill.badge.checkmark
    phone.arrow.down.left ~e649 fill
    phone.arrow.up.right ~e61c fill
    phone.bubble = fill
    phone.connection ~e61d fill
    phone.down ~e0b1 fill circle circle.fill
    photo e3c4 fill:e3f4 circle circle.fill badge.plus badge.checkmark badge.arrow.down
    photo - badge.exclamationmark
    photo.artframe =
    photo.on.rectangle e3d3 fill:e413
    photo.on.rectangle.angled = fill
    photo.stack ^e413 fill
    pianokeys e521
    pill = fill
    pills ^f033 fill circle circle.fill
    pin ~f10d fill circle circle.fill slash slash.fill
    pip =
    pip.enter =
    pip.exit =
    play ! fill:! circle circle.fill square square.fill slash slash.fill
    play.display =
    play.rectangle ^f06a fill
    play.rectangle.on.rectangle = fill
    play.square.stack ^e04a fill
    play.tv e639
    playpause = fill circle circle.fill
    plus.bubble = fill
    plus.circle.dashed =
    plus.forwardslash.minus =
    plus.magnifyingglass e8ff
    plus.message = fill
    plus.rectangle.on.rectangle ^e39d fill
    plus.square.dashed =
    plus.square.fill.on.square.fill =
    plus.square.on.square ^e39d fill
    plus.viewfinder =
    point.3.connected.trianglepath.dotted e9f4
    point.topleft.down.curvedto.point.bottomright.up eacd
    popcorn ~&f422 fill circle circle.fill
    power e8ac circle circle.fill
    power.dotted =
    poweroff =
    poweron =
    poweroutlet.type.a = fill
    poweroutlet.type.b = fill
    poweroutlet.type.c = fill
    powerplug ~e63c fill
    powersleep =
    printer ~e8ad fill
    purchased =
    puzzlepiece ~e87b fill
    puzzlepiece.extension ~e87b fill
    pyramid = fill
    qrcode ef6b
    qrcode.viewfinder f206
    questionmark.bubble = fill
    questionmark.folder = fill
    quote.bubble = fill
    quote.closing e244
    quote.opening >>e244
    r.joystick = fill
    radio ~e03e fill
    rainbow e3fc
    rays e3e4
    recordingtape e0d9 circle circle.fill
    rectangle.3.group ~e871 fill
    rectangle.and.pencil.and.ellipsis f042
    rectangle.and.text.magnifyingglass =
    rectangle.badge.plus =
    rectangle.bottomhalf.filled =
    rectangle.bottomthird.inset.filled e06c
    rectangle.center.inset.filled =
    rectangle.compress.vertical e94d
    rectangle.dashed ef52 badge.record
    rectangle.expand.vertical e94f
    rectangle.fill.on.rectangle.fill =
    rectangle.grid.1x2 ~e8e9 fill
    rectangle.grid.2x2 ~e9b0
    rectangle.grid.3x2 ! fill:!
    rectangle.inset.filled =
    rectangle.inset.filled.and.person.filled eaf0
    rectangle.leadinghalf.filled =
    rectangle.lefthalf.filled =
    rectangle.lefthalf.inset.filled =
    rectangle.on.rectangle e3e0 fill
    rectangle.on.rectangle.angled =
    rectangle.portrait.and.arrow.forward e9ba fill
    rectangle.portrait.and.arrow.right e9ba fill
    rectangle.portrait.on.rectangle.portrait = fill
    rectangle.righthalf.filled =
    rectangle.split.1x2 = fill
    rectangle.split.2x1 !
    rectangle.split.2x2 = fill
    rectangle.split.3x1 ~e8f3 fill
    rectangle.split.3x3 = fill
    rectangle.stack ! fill:! badge.plus badge.minus
    rectangle.tophalf.filled =
    rectangle.topthird.inset.filled e8d8
    refrigerator eb47
    repeat e040 circle circle.fill
    repeat.1 e041 circle circle.fill
    restart f053 circle circle.fill
    return e31b
    return.left e31b
    return.right <e31b
    richtext.page ^ef42 fill
    road.lanes =
    roller.shade.closed ec0e
    roller.shade.open ec12
    roman.shade.open ec12
    rosette e7af
    rotate.3d e84d
    rotate.left ~e418 fill
    rotate.right ~eaab fill
    rublesign eaec circle circle.fill square square.fill
    rugbyball ~ea2e fill
    ruler ~e41c fill
    safari ~e87a fill
    sailboat ~e502 fill circle circle.fill
    scale.3d =
    scalemass ~eb5f fill
    scanner ~e329 fill
    scissors e14e circle circle.fill
    scooter eb28
    scope e1b3
    screwdriver ~&f477 fill
    scribble e155
    scribble.variable =
    sdcard ~e623 fill
    seal = fill
    selection.pin.in.out =
    sensor = fill
    server.rack e875
    shield ~e9e0 fill slash slash.fill
    shield.lefthalf.filled e32a
    shift = fill
    shippingbox ! fill:! circle circle.fill
    shoe = fill circle circle.fill
    shower f061 fill
    shuffle e043 circle circle.fill
    sidebar.leading !
    sidebar.left !
    sidebar.right !
    sidebar.trailing !
    signature =
    signpost.left ~<eb91 fill
    signpost.right ~eb91 fill
    simcard ~e32b fill
    sink = fill
    skateboard =
    skew =
    sleep = circle circle.fill
    slider.horizontal.2.square =
    slider.horizontal.3 e429
    slider.vertical.3 >e429
    slowmo =
    smallcircle.circle e39e
    snowboard = fill
    snowflake eb3b circle circle.fill slash
    soccerball ea2f circle circle.fill
    sofa ~e16b fill
    sparkle =
    sparkle.magnifyingglass =
    sparkles e65f
    speaker = fill circle circle.fill slash slash.fill slash.circle slash.circle.fill square
    speaker - square.fill badge.exclamationmark fill.badge.exclamationmark badge.plus
    speaker - fill.badge.plus
    speaker.minus = fill
    speaker.plus = fill
    speaker.wave.1 = fill
    speaker.wave.2 = fill circle circle.fill
    speaker.wave.3 = fill
    speaker.zzz = fill
    speedometer e9e4
    spigot = fill
    spoon &f4a5
    sportscourt = fill
    sprinkler = fill
    square.3.layers.3d e53b slash
    square.and.arrow.down e171 fill
    square.and.arrow.up e6b8 fill:= circle circle.fill
    square.and.arrow.up.on.square =
    square.and.pencil ! circle circle.fill
    square.bottomhalf.filled =
    square.dashed =
    square.fill.on.circle.fill =
    square.fill.on.square.fill =
    square.fill.text.grid.1x2 e8ef
    square.filled.on.square =
    square.grid.2x2 ! fill:!
    square.grid.3x1.below.line.grid.1x2 = fill
    square.grid.3x2 = fill
    square.grid.3x3 = fill
    square.grid.4x3.fill =
    square.inset.filled =
    square.lefthalf.filled =
    square.on.circle =
    square.on.square e3e0
    square.on.square.dashed =
    square.righthalf.filled =
    square.split.2x1 !
    square.split.2x2 = fill
    square.split.diagonal = fill
    square.stack = fill
    square.stack.3d.down.right = fill
    square.stack.3d.up ~e53b fill slash slash.fill
    square.text.square =
    square.tophalf.filled =
    squares.below.rectangle =
    squareshape = fill
    squareshape.split.2x2 e228
    stairs f1a9
    star e83a fill:e838 circle circle.fill slash slash.fill square square.fill
    star.bubble = fill
    star.leadinghalf.filled e839
    staroflife ~e1eb fill circle circle.fill
    steeringwheel = slash circle
    stethoscope &f4d9 circle circle.fill
    stop ! fill:! circle circle.fill
    stopwatch e425 fill:e425
    storefront ~e8d1 fill circle circle.fill
    stove ~&f4de fill
    strikethrough e257
    studentdesk f8f4
    suit.club = fill
    suit.diamond = fill
    suit.heart = fill
    suit.spade = fill
    suitcase ~f235 fill
    suitcase.rolling = fill
    sum e24a
    sun.and.horizon = fill:= circle circle.fill
    sun.dust = fill circle circle.fill
    sun.haze = fill circle circle.fill
    sun.horizon e1c6 fill circle circle.fill
    sun.max ! fill:! circle circle.fill
    sun.min = fill
    sun.rain = fill circle circle.fill
    sunglasses ~&f4e0 fill
    sunrise = fill:= circle circle.fill
    sunset = fill:= circle circle.fill
    surfboard = fill
    switch.2 =
    syringe e138 fill
    table.furniture ~eac6 fill
    tablecells ~e265 fill
    tachometer =
    tag ! fill:e54e circle circle.fill slash slash.fill
    takeoutbag.and.cup.and.straw ~e57a fill
    target !
    teddybear = fill
    teletype f1aa
    tennis.racket ea32 circle circle.fill
    tennisball = fill circle circle.fill
    tent ~ea68 fill circle circle.fill
    tent.2 = fill
    terminal ~eb8e fill
    testtube.2 =
    text.aligncenter e234
    text.alignleft e236
    text.alignright e237
    text.append e03b
    text.badge.checkmark e065
    text.badge.minus =
    text.badge.plus e03b
    text.badge.star =
    text.badge.xmark eb80
    text.below.photo e060 fill
    text.book.closed = fill
    text.bubble = fill
    text.document = fill
    text.insert =
    text.justify e235
    text.justify.leading e235
    text.justify.left e235
    text.magnifyingglass f02f
    text.page = fill badge.magnifyingglass
    text.quote =
    text.redaction =
    text.viewfinder =
    textformat ! circle circle.fill
    textformat.alt =
    textformat.characters =
    textformat.size =
    textformat.size.larger =
    textformat.size.smaller =
    textformat.subscript f111
    textformat.superscript f112
    theatermasks ^ea66 fill circle circle.fill
    thermometer e1ff
    thermometer.high e1ff
    thermometer.low e1ff
    thermometer.medium e1ff slash
    thermometer.snowflake = circle circle.fill
    thermometer.sun = fill circle circle.fill
    ticket ^e53f fill
    timelapse e422
    timer e01b circle circle.fill square square.fill
    togglepower =
    toilet = fill circle circle.fill
    tornado e199 circle circle.fill
    tortoise = fill circle circle.fill
    torus = fill
    touchid e90d
    train.side.front.car =
    tram ~e571 fill circle circle.fill
    tram.tunnel ~e56f fill
    translate e8e2
    trash e92e fill:e872 circle circle.fill square square.fill slash slash.fill slash.circle
    trash - slash.circle.fill
    tray ~e156 fill circle circle.fill
    tray.2 ~e97f fill
    tray.and.arrow.down ~e168 fill
    tray.and.arrow.up ~ef5f fill
    tray.full = fill
    tree ~ea63 fill circle circle.fill
    triangle.circle = fill
    trophy ~ea23 fill circle circle.fill
    tropicalstorm f070 circle circle.fill
    truck.box ~e558 fill badge.clock
    tshirt = fill circle circle.fill
    tuningfork =
    turkishlirasign eaef circle circle.fill square square.fill
    tv e333 fill circle circle.fill slash slash.fill
    tv.inset.filled =
    uiwindow.split.2x1 =
    umbrella &f54b fill:&f54a
    underline e249
    video ! fill:e04b circle circle.fill slash slash.fill slash.circle slash.circle.fill badge.plus
    video - fill.badge.plus badge.checkmark fill.badge.checkmark square square.fill
    video.bubble = fill
    video.doorbell = fill
    view.3d e84d
    viewfinder e3c2 circle circle.fill
    viewfinder.rectangular =
    visionpro = fill circle circle.fill
    voiceover =
    volleyball ~ea31 fill circle circle.fill
    wallet.bifold ~e850 fill
    wallet.pass ~e850 fill
    wand.and.rays e663
    wand.and.sparkles =
    wand.and.stars e663
    washer ~e54a fill
    water.waves e176
    waterbottle = fill
    waveform e1b8 circle circle.fill badge.plus badge.minus badge.exclamationmark slash badge.mic
    waveform.and.magnifyingglass =
    waveform.path =
    waveform.path.ecg ! rectangle rectangle.fill
    web.camera = fill
    widget.small =
    wifi e63e circle circle.fill slash square square.fill
    wifi.exclamationmark =
    wifi.router ^e328 fill
    wind efd8 circle circle.fill
    wind.snow =
    window.vertical.closed f088
    window.vertical.open =
    wineglass ~f1e8 fill
    wrench ~e869 fill
    wrench.adjustable ~e869 fill
    wrench.and.screwdriver ~f10b fill circle circle.fill
    x.squareroot =
    xmark.bin ^e92b fill
    xmark.icloud = fill
    xmark.octagon ^e99a fill
    xmark.seal = fill
    xmark.shield ^f012 fill
    zzz =
    """
}
