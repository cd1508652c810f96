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
/// - "@" and the name of another symbol that looks the same
///
/// A variant ("circle.fill") has a look after a colon, or is composed from the base. The look "*"
/// is the row of `SymbolSketches` that begins with "*" and the variant, with the base in it.
/// Further variants of a base name are in rows with the look "-".
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
    1 - calendar:* lane:*
    10 - calendar:* lane:* arrow.trianglehead.clockwise:@goforward.10
    10 - arrow.trianglehead.counterclockwise:@gobackward.10
    11 - calendar:* lane:*
    12 - calendar:* lane:*
    123.rectangle = fill
    13 - calendar:*
    14 - calendar:*
    15 - calendar:* arrow.trianglehead.clockwise:@goforward.15
    15 - arrow.trianglehead.counterclockwise:@gobackward.15
    16 - calendar:*
    17 - calendar:*
    18 - calendar:*
    19 - calendar:*
    2 - calendar:* lane:*
    20 - calendar:*
    21 - calendar:*
    22 - calendar:*
    23 - calendar:*
    24 - calendar:*
    25 - calendar:*
    26 - calendar:*
    27 - calendar:*
    28 - calendar:*
    29 - calendar:*
    3 - calendar:* lane:*
    30 - calendar:* arrow.trianglehead.clockwise:@goforward.30
    30 - arrow.trianglehead.counterclockwise:@gobackward.30
    31 - calendar:*
    4 - calendar:* lane:*
    45 - arrow.trianglehead.clockwise:@goforward.45
    45 - arrow.trianglehead.counterclockwise:@gobackward.45
    5 - calendar:* lane:* arrow.trianglehead.clockwise:@goforward.5
    5 - arrow.trianglehead.counterclockwise:@gobackward.5
    6 - calendar:* lane:*
    60 - arrow.trianglehead.clockwise:@goforward.60
    60 - arrow.trianglehead.counterclockwise:@gobackward.60
    7 - calendar:* lane:*
    75 - arrow.trianglehead.clockwise:@goforward.75
    75 - arrow.trianglehead.counterclockwise:@gobackward.75
    8 - calendar:* lane:*
    9 - calendar:* lane:*
    90 - arrow.trianglehead.clockwise:@goforward.90
    90 - arrow.trianglehead.counterclockwise:@gobackward.90
    accessibility e84e fill
    air.conditioner.horizontal = fill
    air.conditioner.vertical = fill
    air.purifier = fill
    airplane >e539 circle circle.fill
    airplane.arrival e904
    airplane.departure e905
    airplane.ticket = fill
    airplay.audio @airplayaudio
    airplay.video @airplayvideo
    airplayaudio = circle circle.fill badge.exclamationmark
    airplayvideo e055 circle circle.fill badge.exclamationmark
    airpod.left =
    airpod.right =
    airpods =
    airpods.chargingcase = fill
    airpods.gen3 @airpods
    airpodsmax = fill
    airpodspro =
    alarm = fill
    alarm.waves.left.and.right = fill
    align.horizontal.center e00f fill
    align.horizontal.left e00d fill
    align.horizontal.right e010 fill
    align.vertical.bottom e015 fill
    align.vertical.center e011 fill
    align.vertical.top e00c fill
    allergens f221 fill
    amplifier =
    angle =
    ant ~e868 fill circle circle.fill
    antenna.radiowaves.left.and.right e51e circle circle.fill slash slash.circle slash.circle.fill
    app ! fill:! badge badge.fill fill.badge badge.checkmark badge.checkmark.fill badge.clock
    app - badge.clock.fill
    app.connected.to.app.below.fill =
    app.dashed =
    app.gift = fill
    appclip =
    apple.image.playground = fill
    apple.intelligence = badge.xmark
    apple.logo &f035
    apple.terminal @terminal fill:@terminal.fill circle circle.fill
    apple.writing.tools =
    applelogo &f035
    applepencil.and.scribble @pencil.and.scribble
    appletv = fill badge.checkmark badge.checkmark.fill badge.exclamationmark
    appletv - badge.exclamationmark.fill
    applewatch = slash badge.checkmark
    applewatch.radiowaves.left.and.right =
    applewatch.watchface =
    apps.ipad = badge.checkmark badge.plus
    apps.iphone = badge.checkmark
    apps.iphone.badge.plus =
    aqi.high =
    aqi.low =
    aqi.medium =
    arcade.stick =
    arcade.stick.and.arrow.left.and.arrow.right.outward =
    arcade.stick.and.arrow.up.and.arrow.down =
    arcade.stick.console = fill
    archivebox ~e1a1 fill circle circle.fill
    arkit e9fe badge.xmark
    arrow.2.circlepath = circle circle.fill
    arrow.2.squarepath =
    arrow.3.trianglepath e760
    arrow.backward.circle.dotted =
    arrow.backward.to.line <e31c circle circle.fill square square.fill
    arrow.branch f184
    arrow.circlepath =
    arrow.clockwise = circle circle.fill square square.fill
    arrow.clockwise.icloud = fill
    arrow.counterclockwise = circle circle.fill square square.fill
    arrow.counterclockwise.icloud = fill
    arrow.down.and.line.horizontal.and.arrow.up e259
    arrow.down.app e171
    arrow.down.backward.circle.dotted =
    arrow.down.bin ^e149 fill
    arrow.down.circle - badge.xmark badge.xmark.fill
    arrow.down.circle.dotted =
    arrow.down.doc = fill
    arrow.down.document = fill
    arrow.down.forward.and.arrow.up.backward f1cf circle circle.fill square square.fill
    arrow.down.forward.circle.dotted =
    arrow.down.heart = fill
    arrow.down.left.and.arrow.up.right f1ce circle circle.fill square square.fill
    arrow.down.left.circle.dotted =
    arrow.down.message = fill
    arrow.down.right.and.arrow.up.left = circle circle.fill square square.fill
    arrow.down.right.circle.dotted =
    arrow.down.to.line = circle circle.fill square square.fill
    arrow.down.to.line.compact =
    arrow.forward.circle.dotted =
    arrow.forward.folder = fill
    arrow.forward.to.line e31c circle circle.fill square square.fill
    arrow.left.and.line.vertical.and.arrow.right =
    arrow.left.and.right = circle circle.fill square square.fill
    arrow.left.and.right.righttriangle.left.righttriangle.right = fill
    arrow.left.arrow.right = circle circle.fill square square.fill
    arrow.left.circle.dotted =
    arrow.left.to.line = circle circle.fill square square.fill
    arrow.left.to.line.compact =
    arrow.merge =
    arrow.rectanglepath =
    arrow.right.and.line.vertical.and.arrow.left =
    arrow.right.arrow.left e8d4 circle circle.fill square square.fill
    arrow.right.circle.dotted =
    arrow.right.doc.on.clipboard ea8e
    arrow.right.page.on.clipboard ea8e
    arrow.right.to.line = circle circle.fill square square.fill
    arrow.right.to.line.compact =
    arrow.swap =
    arrow.triangle.2.circlepath = circle circle.fill
    arrow.triangle.2.circlepath.camera ~efeb fill
    arrow.triangle.2.circlepath.icloud = fill
    arrow.triangle.branch ebac
    arrow.triangle.capsulepath e040
    arrow.triangle.merge eb98
    arrow.triangle.pull &f4c2
    arrow.triangle.swap e0d7
    arrow.triangle.turn.up.right.circle = fill
    arrow.triangle.turn.up.right.diamond ^e52e fill
    arrow.trianglehead.2.clockwise @arrow.2.circlepath
    arrow.trianglehead.2.clockwise.rotate.90 @arrow.triangle.2.circlepath circle circle.fill
    arrow.trianglehead.2.counterclockwise <e627
    arrow.trianglehead.2.counterclockwise.rotate.90 @arrow.trianglehead.2.clockwise
    arrow.trianglehead.branch ebac
    arrow.trianglehead.clockwise e5d5
    arrow.trianglehead.clockwise.rotate.90 e5d5
    arrow.trianglehead.counterclockwise e042
    arrow.trianglehead.counterclockwise.rotate.90 <e5d5
    arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right @arrow.left.and.right.righttriangle.left.righttriangle.right
    arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right - fill:@arrow.left.and.right.righttriangle.left.righttriangle.right.fill
    arrow.trianglehead.merge eb98
    arrow.trianglehead.pull &f4c2
    arrow.trianglehead.rectanglepath =
    arrow.trianglehead.swap e0d7
    arrow.trianglehead.turn.up.right = circle circle.fill
    arrow.trianglehead.turn.up.right.diamond = fill
    arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down = fill
    arrow.turn.down.left e5d9
    arrow.turn.down.right =
    arrow.turn.left.down =
    arrow.turn.left.up eba7
    arrow.turn.right.down =
    arrow.turn.right.up ebaa
    arrow.turn.up.forward.iphone = fill
    arrow.turn.up.left eba6
    arrow.turn.up.right ebab
    arrow.up.and.down = circle circle.fill square square.fill
    arrow.up.and.down.and.arrow.left.and.right =
    arrow.up.and.down.and.sparkles =
    arrow.up.and.down.righttriangle.up.righttriangle.down = fill
    arrow.up.and.down.text.horizontal e240
    arrow.up.and.line.horizontal.and.arrow.down =
    arrow.up.arrow.down = circle circle.fill square square.fill
    arrow.up.backward.and.arrow.down.forward <f1ce circle circle.fill square square.fill
    arrow.up.backward.circle.dotted =
    arrow.up.bin ^e169 fill
    arrow.up.circle - badge.clock
    arrow.up.circle.dotted =
    arrow.up.doc =
    arrow.up.document = fill
    arrow.up.folder = fill
    arrow.up.forward.app e895
    arrow.up.forward.circle.dotted =
    arrow.up.forward.square e895
    arrow.up.heart = fill
    arrow.up.left.and.arrow.down.right = circle circle.fill square square.fill
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left =
    arrow.up.left.and.down.right.magnifyingglass =
    arrow.up.left.circle.dotted =
    arrow.up.message = fill
    arrow.up.page.on.clipboard ea8e
    arrow.up.right.and.arrow.down.left = circle circle.fill square square.fill
    arrow.up.right.circle.dotted =
    arrow.up.right.video = fill
    arrow.up.to.line = circle circle.fill square square.fill
    arrow.up.to.line.compact =
    arrow.uturn.backward = circle circle.fill square square.fill
    arrow.uturn.backward.circle - badge.ellipsis
    arrow.uturn.down eba2 circle circle.fill square square.fill
    arrow.uturn.forward = circle circle.fill square square.fill
    arrow.uturn.left = circle circle.fill square square.fill
    arrow.uturn.left.circle - badge.ellipsis
    arrow.uturn.right = circle circle.fill square square.fill
    arrow.uturn.up = circle circle.fill square square.fill
    arrowshape.backward ~<e154 fill circle circle.fill
    arrowshape.bounce.right = fill
    arrowshape.down ~>e154 fill circle circle.fill
    arrowshape.forward ~e154 fill circle circle.fill
    arrowshape.left ~<e154 fill circle circle.fill
    arrowshape.right ~e154 fill circle circle.fill
    arrowshape.turn.up.backward ~e15e fill circle circle.fill badge.clock badge.clock.fill
    arrowshape.turn.up.backward.2 @arrowshape.turn.up.left.2 fill:@arrowshape.turn.up.left.2.fill
    arrowshape.turn.up.backward.2 - circle circle.fill
    arrowshape.turn.up.forward ~<e15e fill circle circle.fill
    arrowshape.turn.up.left ~e15e fill circle circle.fill
    arrowshape.turn.up.left.2 ~e15f fill circle circle.fill
    arrowshape.turn.up.right ~<e15e fill circle circle.fill
    arrowshape.up ~>>>e154 fill circle circle.fill
    arrowshape.zigzag.forward = fill
    arrowshape.zigzag.right = fill
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
    australiandollarsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    australsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    av.remote = fill
    axle.2 =
    backpack ~f19c fill circle circle.fill
    backward ~e020 fill circle circle.fill
    backward.end ~e045 fill circle circle.fill
    backward.end.alt = fill
    backward.frame = fill
    badge.plus.radiowaves.right =
    bag = fill:= circle circle.fill badge.plus badge.minus fill.badge.plus fill.badge.minus
    bag - badge.questionmark fill.badge.questionmark
    bahtsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    balloon = fill
    balloon.2 = fill
    bandage = fill
    banknote = fill
    barcode.viewfinder &f072
    barometer =
    baseball ~ea51 fill circle circle.fill
    basket ~e8cb fill
    basketball ~ea26 fill circle circle.fill
    bathtub ~ea41 fill
    battery.0 @battery.0percent
    battery.0percent =
    battery.100 @battery.100percent circle circle.fill
    battery.100.bolt @battery.100percent.bolt
    battery.100percent = circle circle.fill
    battery.100percent.bolt =
    battery.25 @battery.25percent
    battery.25percent =
    battery.50 @battery.50percent
    battery.50percent =
    battery.75 @battery.75percent
    battery.75percent =
    beach.umbrella ~eb3e fill
    beats.headphones f01f
    bed.double = fill circle circle.fill badge.checkmark badge.checkmark.fill
    bell ~e7f4 fill circle circle.fill slash slash.fill slash.circle slash.circle.fill badge
    bell - badge.fill badge.circle badge.circle.fill square square.fill
    bell.and.waveform = fill
    bell.and.waves.left.and.right ~e7f7 fill
    bell.badge - slash slash.fill
    bell.badge.waveform = fill slash slash.fill
    beziercurve &f559
    bicycle e52f circle circle.fill
    binoculars ~&f0a5 fill circle circle.fill
    bird = fill circle circle.fill
    birthday.cake ~e7e9 fill
    bitcoinsign ebc5 circle circle.fill square square.fill
    blinds.horizontal.closed ec1f
    blinds.horizontal.open e286
    blinds.vertical.closed =
    blinds.vertical.open =
    bluetooth e1a7
    bold = underline
    bolt ! fill:! circle circle.fill slash slash.fill badge.checkmark badge.checkmark.fill
    bolt - badge.clock badge.clock.fill badge.xmark badge.xmark.fill
    bolt.batteryblock = fill
    bolt.car ~eb1c fill circle circle.fill
    bolt.fill.batteryblock = fill
    bolt.heart = fill
    bolt.horizontal = fill circle circle.fill
    bolt.horizontal.icloud = fill
    bolt.house = fill
    bolt.shield = fill
    bolt.slash - circle circle.fill
    bolt.square = fill
    bolt.trianglebadge.exclamationmark = fill
    bonjour =
    book ~e0e0 fill circle circle.fill badge.plus badge.plus.fill
    book.and.wrench = fill
    book.closed ~e865 fill circle circle.fill
    book.pages ~&f5da fill:&f5da
    bookmark = fill circle circle.fill slash slash.fill square square.fill
    books.vertical ! fill:! circle circle.fill
    box.truck ~e558 fill badge.clock badge.clock.fill
    brain = fill
    brain.filled.head.profile ea4a
    brain.head.profile = fill:@brain.filled.head.profile
    brakesignal =
    brazilianrealsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    briefcase = fill circle circle.fill
    bubble @bubble.left fill:@bubble.left.fill circle circle.fill
    bubble.and.pencil =
    bubble.left = fill circle circle.fill
    bubble.left.and.bubble.right = fill
    bubble.left.and.exclamationmark.bubble.right = fill
    bubble.left.and.text.bubble.right = fill
    bubble.middle.bottom = fill
    bubble.middle.top = fill
    bubble.right = fill circle circle.fill
    bubbles.and.sparkles = fill
    building ~e0af fill
    building.2 = fill circle circle.fill
    building.2.crop.circle = fill
    building.columns ~e84f fill circle circle.fill
    bullseye &f5dd
    bus ~e530 fill
    bus.doubledecker ~e530 fill
    button.angledbottom.horizontal.left = fill
    button.angledbottom.horizontal.right = fill
    button.horizontal = fill
    button.roundedbottom.horizontal = fill
    button.roundedtop.horizontal = fill
    cabinet = fill
    cable.connector efe6 slash
    cable.connector.horizontal >efe6
    cablecar = fill
    calendar = circle circle.fill badge.plus badge.minus badge.clock badge.exclamationmark
    calendar - badge.checkmark badge badge.lock
    calendar.and.person =
    calendar.day.timeline.leading @calendar.day.timeline.left circle circle.fill
    calendar.day.timeline.left = circle circle.fill
    calendar.day.timeline.right = circle circle.fill
    calendar.day.timeline.trailing @calendar.day.timeline.right circle circle.fill
    camera = fill circle circle.fill badge.ellipsis fill.badge.ellipsis badge.clock
    camera - badge.clock.fill badge.ellipsis.fill
    camera.aperture e3af
    camera.filters =
    camera.macro e545 circle circle.fill slash
    camera.macro.slash - circle circle.fill
    camera.metering.center.weighted e3b5
    camera.metering.none =
    camera.metering.spot e3dc
    camera.on.rectangle = fill
    camera.rotate = fill
    camera.shutter.button = fill
    camera.viewfinder =
    capslock ~e318 fill
    capsule - lefthalf.filled righthalf.filled tophalf.filled bottomhalf.filled
    capsule.inset.filled @inset.filled.capsule
    capsule.on.capsule = fill
    capsule.on.rectangle = fill
    capsule.portrait - lefthalf.filled righthalf.filled tophalf.filled bottomhalf.filled
    capsule.portrait.inset.filled @inset.filled.capsule.portrait
    captions.bubble = fill
    car ~e531 fill circle circle.fill badge.gearshape badge.gearshape.fill
    car.2 ~e940 fill
    car.ferry = fill
    car.front.waves.down = fill
    car.front.waves.left.and.right.and.up = fill
    car.front.waves.up =
    car.rear = fill
    car.rear.and.collision.road.lane = fill
    car.rear.and.tire.marks = fill slash
    car.rear.road.lane = fill
    car.rear.road.lane.dashed = fill
    car.rear.waves.up =
    car.side = fill
    car.side.air.circulate = fill
    car.side.air.fresh = fill
    car.side.and.exclamationmark =
    car.side.arrowtriangle.down = fill
    car.side.arrowtriangle.up = fill
    car.side.arrowtriangle.up.arrowtriangle.down = fill
    car.side.front.open =
    car.side.hill.down =
    car.side.hill.up =
    car.side.lock =
    car.side.lock.open =
    car.side.rear.and.collision.and.car.side.front =
    car.side.rear.and.exclamationmark.and.car.side.front =
    car.side.rear.and.wave.3.and.car.side.front =
    car.side.rear.open =
    car.top.arrowtriangle.front.left = fill
    car.top.arrowtriangle.front.right = fill
    car.top.arrowtriangle.rear.left = fill
    car.top.arrowtriangle.rear.right = fill
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open = fill
    car.top.door.front.left.and.front.right.and.rear.left.open = fill
    car.top.door.front.left.and.front.right.and.rear.right.open = fill
    car.top.door.front.left.and.front.right.open = fill
    car.top.door.front.left.and.rear.left.and.rear.right.open = fill
    car.top.door.front.left.and.rear.left.open = fill
    car.top.door.front.left.and.rear.right.open = fill
    car.top.door.front.left.open = fill
    car.top.door.front.right.and.rear.left.and.rear.right.open = fill
    car.top.door.front.right.and.rear.left.open = fill
    car.top.door.front.right.and.rear.right.open = fill
    car.top.door.front.right.open = fill
    car.top.door.rear.left.and.rear.right.open = fill
    car.top.door.rear.left.open = fill
    car.top.door.rear.right.open = fill
    car.top.front.radiowaves.front.left.and.front.and.front.right = fill
    car.top.lane.dashed.arrowtriangle.inward = fill
    car.top.lane.dashed.badge.steeringwheel = fill
    car.top.lane.dashed.departure.left = fill
    car.top.lane.dashed.departure.right = fill
    car.top.radiowaves.front = fill
    car.top.radiowaves.rear = fill
    car.top.radiowaves.rear.left = fill
    car.top.radiowaves.rear.left.and.rear.right = fill
    car.top.radiowaves.rear.right = fill
    car.top.radiowaves.rear.right.badge.exclamationmark = fill
    car.top.radiowaves.rear.right.badge.xmark = fill
    car.window.left = badge.exclamationmark
    car.window.right = badge.exclamationmark
    carrot = fill
    carseat.left = fill
    carseat.left.1 = fill
    carseat.left.2 = fill
    carseat.left.3 = fill
    carseat.left.and.heat.waves = fill
    carseat.left.backrest.up.and.down = fill
    carseat.left.fan = fill
    carseat.left.forward.and.backward = fill
    carseat.left.massage = fill
    carseat.left.up.and.down = fill
    carseat.right = fill
    carseat.right.1 = fill
    carseat.right.2 = fill
    carseat.right.3 = fill
    carseat.right.and.heat.waves = fill
    carseat.right.backrest.up.and.down = fill
    carseat.right.fan = fill
    carseat.right.forward.and.backward = fill
    carseat.right.massage = fill
    carseat.right.up.and.down = fill
    cart ! fill:e8cc circle circle.fill badge.plus badge.minus badge.questionmark fill.badge.plus
    cart - fill.badge.minus fill.badge.questionmark badge.clock badge.clock.fill
    case ~eb3f fill
    cat ^&f11b fill:&f11b circle circle.fill
    cedisign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    cellularbars ! circle circle.fill
    centsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    chair = fill
    chair.lounge ~efed fill
    chandelier = fill
    character.book.closed = fill
    character.bubble = fill
    character.cursor.ibeam =
    character.magnify =
    character.textbox =
    chart.bar ! fill:!
    chart.bar.doc.horizontal ^e85c fill
    chart.bar.xaxis =
    chart.bar.xaxis.ascending =
    chart.dots.scatter e6dd
    chart.line.downtrend.xyaxis ! circle circle.fill
    chart.line.flattrend.xyaxis = circle circle.fill
    chart.line.text.clipboard = fill
    chart.line.uptrend.xyaxis ! circle circle.fill
    chart.pie = fill
    chart.xyaxis.line !
    checkerboard.rectangle =
    checklist =
    checklist.checked =
    checkmark.arrow.trianglehead.counterclockwise =
    checkmark.bubble = fill
    checkmark.circle - badge.airplane badge.airplane.fill badge.plus badge.plus.fill
    checkmark.circle - badge.questionmark badge.questionmark.fill trianglebadge.exclamationmark
    checkmark.circle - trianglebadge.exclamationmark.fill
    checkmark.circle.badge.xmark = fill
    checkmark.circle.dotted =
    checkmark.gobackward =
    checkmark.icloud ^e2bf fill
    checkmark.message = fill
    checkmark.rectangle.portrait = fill
    checkmark.rectangle.stack = fill
    checkmark.seal = fill
    checkmark.seal.text.page = fill
    checkmark.shield ^e8e8 fill
    chevron.backward.2 @chevron.left.2
    chevron.backward.to.line =
    chevron.compact.backward =
    chevron.compact.forward =
    chevron.compact.left.chevron.compact.right =
    chevron.compact.up.chevron.compact.down =
    chevron.down.2 =
    chevron.down.dotted.2 =
    chevron.forward.2 @chevron.right.2
    chevron.forward.to.line =
    chevron.left.2 =
    chevron.left.chevron.right =
    chevron.left.forwardslash.chevron.right =
    chevron.left.slash.chevron.right @chevron.left.forwardslash.chevron.right
    chevron.left.to.line =
    chevron.right.2 =
    chevron.right.to.line =
    chevron.up.2 =
    chevron.up.chevron.down = square square.fill
    chevron.up.chevron.right.chevron.down.chevron.left =
    chevron.up.dotted.2 =
    chineseyuanrenminbisign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    circle - badge.checkmark badge.checkmark.fill badge.exclamationmark badge.exclamationmark.fill
    circle - badge.minus badge.minus.fill badge.plus badge.plus.fill badge.questionmark
    circle - badge.questionmark.fill badge.xmark badge.xmark.fill slash.fill square square.fill
    circle - lefthalf.fill:@circle.lefthalf.filled righthalf.fill:@circle.righthalf.filled
    circle - tophalf.fill:@circle.tophalf.filled bottomhalf.fill:@circle.bottomhalf.filled
    circle.and.line.horizontal = fill
    circle.bottomhalf.filled =
    circle.circle = fill
    circle.dashed =
    circle.dashed.inset.filled =
    circle.dotted = circle circle.fill
    circle.fill - square.fill
    circle.grid.2x2 = fill
    circle.grid.3x3.circle = fill
    circle.grid.cross e074 fill:= left.filled:= right.filled:= up.filled:= down.filled:=
    circle.hexagongrid = fill
    circle.hexagongrid.circle = fill
    circle.inset.filled =
    circle.lefthalf.filled eb37
    circle.righthalf.filled <eb37
    circle.slash e14b
    circle.tophalf.filled =
    clear = fill
    clipboard = fill
    clock e8b5 fill:efd6 badge.checkmark badge.checkmark.fill badge.xmark badge.xmark.fill
    clock - badge.exclamationmark badge.exclamationmark.fill badge.questionmark
    clock - badge.questionmark.fill badge circle circle.fill badge.fill badge.airplane
    clock - badge.airplane.fill
    clock.arrow.2.circlepath e923
    clock.arrow.circlepath =
    clock.arrow.trianglehead.counterclockwise.rotate.90 @clock.arrow.circlepath
    cloud ~e2bd fill circle circle.fill slash slash.fill
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
    coat = fill circle circle.fill
    coloncurrencysign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    comb = fill
    command eae7 circle circle.fill square square.fill
    compass.drawing ea3b
    computermouse ~e323 fill
    cone = fill
    contact.sensor = fill
    contextualmenu.and.cursorarrow =
    control =
    convertible.side = fill
    cooktop = fill
    cpu = fill
    creditcard ! fill:e870 circle circle.fill trianglebadge.exclamationmark
    creditcard - trianglebadge.exclamationmark.fill
    creditcard.and.123 =
    creditcard.and.numbers =
    creditcard.viewfinder =
    cricket.ball = fill circle circle.fill
    crop e3be
    crop.rotate e437
    cross ! fill:! circle circle.fill
    cross.case ^f109 fill circle circle.fill
    cross.vial = fill
    crown ! fill:!
    cruzeirosign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    cube ! fill:! circle circle.fill
    cube.box = fill
    cube.transparent e9fe
    cup.and.saucer = fill
    curlybraces = square square.fill
    cursorarrow &f1b4 square square.fill slash
    cursorarrow.click = badge.clock
    cursorarrow.rays =
    cursorarrow.slash - square square.fill
    curtains.closed ec1d
    curtains.open ec1e
    cylinder = fill
    cylinder.split.1x2 = fill
    danishkronesign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    decrease.indent e23d
    delete.backward ^e14a fill
    delete.forward ^<e14a fill
    delete.left = fill
    delete.right ^<e14a fill
    deskclock = fill
    desktopcomputer = badge.checkmark trianglebadge.exclamationmark
    desktopcomputer.and.arrow.down =
    desktopcomputer.and.macbook =
    dial = fill
    dial.high = fill
    dial.low = fill
    dial.max = fill
    dial.medium = fill
    dial.min = fill
    diamond - lefthalf.filled righthalf.filled tophalf.filled bottomhalf.filled
    diamond.circle = fill
    diamond.inset.filled @inset.filled.diamond
    dice ^eb40 fill
    die.face.1 = fill
    die.face.2 = fill
    die.face.3 = fill
    die.face.4 = fill
    die.face.5 = fill
    die.face.6 = fill
    digitalcrown.horizontal.arrow.counterclockwise = fill
    directcurrent =
    dishwasher = fill circle circle.fill
    display = trianglebadge.exclamationmark
    display.2 =
    display.and.arrow.down =
    display.and.screwdriver =
    distribute.horizontal = fill
    distribute.horizontal.center = fill
    distribute.horizontal.left = fill
    distribute.horizontal.right = fill
    distribute.vertical = fill
    distribute.vertical.bottom = fill
    distribute.vertical.center = fill
    distribute.vertical.top = fill
    doc = fill circle circle.fill badge.plus badge.arrow.up badge.gearshape badge.ellipsis
    doc - fill.badge.plus fill.badge.ellipsis badge.clock badge.arrow.up.fill badge.clock.fill
    doc - badge.gearshape.fill
    doc.append = fill
    doc.on.clipboard = fill
    doc.on.doc = fill
    doc.plaintext = fill
    doc.questionmark = fill
    doc.richtext = fill
    doc.text = fill
    doc.text.below.ecg = fill
    doc.text.image = fill
    doc.text.magnifyingglass =
    doc.text.viewfinder =
    doc.viewfinder = fill
    doc.zipper =
    dock.rectangle =
    document = fill circle circle.fill badge.plus badge.gearshape badge.ellipsis badge.arrow.up
    document - badge.arrow.up.fill badge.clock badge.clock.fill badge.ellipsis.fill
    document - badge.gearshape.fill badge.plus.fill
    document.on.clipboard @doc.on.clipboard fill:@doc.on.clipboard.fill
    document.on.document = fill
    document.questionmark = fill
    document.viewfinder = fill
    dog = fill circle circle.fill
    dollarsign - arrow.trianglehead.counterclockwise.rotate.90:*
    dollarsign.arrow.circlepath eb70
    dollarsign.bank.building = fill
    dollarsign.gauge.chart.lefthalf.righthalf =
    dongsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    door.garage.closed f011 trianglebadge.exclamationmark
    door.garage.open f011 trianglebadge.exclamationmark
    door.left.hand.closed ^effd fill
    door.left.hand.open eb4f
    door.right.hand.closed ^<effd fill
    door.sliding.left.hand.closed ^effe fill
    dot.circle =
    dot.circle.viewfinder =
    dot.radiowaves.forward @dot.radiowaves.right
    dot.radiowaves.left.and.right e51e
    dot.radiowaves.right =
    dot.radiowaves.up.forward =
    dot.scope =
    dot.square = fill
    dot.squareshape = fill
    dot.squareshape.split.2x2 =
    dot.viewfinder e3dc
    dpad e30f fill
    drop = fill circle circle.fill
    drop.halffull =
    drop.triangle = fill
    dryer = fill circle circle.fill
    dumbbell = fill
    ear e023 fill:e023 badge.checkmark badge.waveform trianglebadge.exclamationmark
    earbuds f003
    eject ~e8fb fill circle circle.fill
    ellipsis.bubble = fill
    ellipsis.calendar =
    ellipsis.circle - badge
    ellipsis.curlybraces =
    ellipsis.message = fill
    ellipsis.rectangle = fill
    ellipsis.vertical.bubble = fill
    ellipsis.viewfinder =
    engine.combustion &f1fb fill:&f1fa badge.exclamationmark badge.exclamationmark.fill
    entry.lever.keypad = fill trianglebadge.exclamationmark trianglebadge.exclamationmark.fill
    envelope = fill circle circle.fill badge badge.fill badge.minus badge.minus.fill badge.plus
    envelope - badge.plus.fill badge.person.crop badge.person.crop.fill
    envelope.arrow.triangle.branch = fill
    envelope.badge.shield.half.filled = fill
    envelope.fill.badge.shield.trailinghalf.fill @envelope.badge.shield.half.filled.fill
    envelope.open ~e151 fill badge.clock badge.clock.fill
    eraser = fill badge.xmark badge.xmark.fill slash slash.fill trianglebadge.exclamationmark
    eraser - trianglebadge.exclamationmark.fill
    eraser.line.dashed = fill
    escape =
    esim = fill
    eurosign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    eurozonesign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    ev.charger ~e56d fill slash slash.fill
    exclamationmark - arrow.trianglehead.counterclockwise.rotate.90:*
    exclamationmark.applewatch =
    exclamationmark.arrow.circlepath e629
    exclamationmark.arrow.triangle.2.circlepath e629
    exclamationmark.bubble = fill circle circle.fill
    exclamationmark.icloud = fill
    exclamationmark.lock = fill
    exclamationmark.magnifyingglass =
    exclamationmark.message = fill
    exclamationmark.octagon = fill
    exclamationmark.questionmark =
    exclamationmark.shield ^f014 fill
    exclamationmark.triangle = fill
    exclamationmark.warninglight = fill
    externaldrive ! fill:! badge.plus badge.minus badge.checkmark badge.xmark fill.badge.plus
    externaldrive - fill.badge.minus fill.badge.checkmark fill.badge.xmark badge.exclamationmark
    externaldrive - badge.questionmark badge.person.crop trianglebadge.exclamationmark
    externaldrive.badge.icloud = fill
    externaldrive.badge.timemachine = fill
    externaldrive.connected.to.line.below = fill
    externaldrive.fill - badge.exclamationmark badge.questionmark badge.person.crop
    externaldrive.fill - trianglebadge.exclamationmark
    eye ! fill:e8f4 circle circle.fill slash slash.fill square square.fill slash.circle
    eye - slash.circle.fill
    eye.half.closed = fill
    eye.trianglebadge.exclamationmark = fill
    eyebrow =
    eyedropper e3b8
    eyedropper.full =
    eyedropper.halffull &f20b
    eyeglasses &f2aa slash
    eyes =
    f.cursive &f295 circle circle.fill slash
    face.dashed =
    face.smiling e0ed fill:=
    face.smiling.inverse =
    faceid =
    facemask ~f218 fill
    fan ~&f210 fill circle circle.fill slash slash.fill
    fan.desk = fill
    faxmachine = fill
    ferry ~e532 fill
    figure e4eb
    figure.2 = circle circle.fill
    figure.2.and.child.holdinghands f1a2
    figure.2.arms.open = circle circle.fill
    figure.american.football = circle circle.fill
    figure.and.child.holdinghands f1ac
    figure.archery = circle circle.fill
    figure.arms.open e92c
    figure.australian.football = circle circle.fill
    figure.badminton = circle circle.fill
    figure.barre = circle circle.fill
    figure.baseball = circle circle.fill
    figure.basketball = circle circle.fill
    figure.bowling = circle circle.fill
    figure.boxing = circle circle.fill
    figure.child eb67 circle circle.fill
    figure.child.and.lock = fill
    figure.climbing = circle circle.fill
    figure.cooldown = circle circle.fill
    figure.core.training = circle circle.fill
    figure.cricket ea27 circle circle.fill
    figure.cross.training = circle circle.fill
    figure.curling = circle circle.fill
    figure.dance = circle circle.fill
    figure.disc.sports = circle circle.fill
    figure.dress.line.vertical.figure e63d
    figure.elliptical = circle circle.fill
    figure.equestrian.sports = circle circle.fill
    figure.fall = circle circle.fill
    figure.fencing = circle circle.fill
    figure.fishing = circle circle.fill
    figure.flexibility @figure.cooldown circle circle.fill
    figure.golf = circle circle.fill
    figure.gymnastics ebc4 circle circle.fill
    figure.hand.cycling = circle circle.fill
    figure.handball ea33 circle circle.fill
    figure.highintensity.intervaltraining = circle circle.fill
    figure.hiking e50a circle circle.fill
    figure.hockey = circle circle.fill
    figure.hunting = circle circle.fill
    figure.ice.hockey = circle circle.fill
    figure.ice.skating e50b circle circle.fill
    figure.indoor.cycle e52f circle circle.fill
    figure.indoor.rowing e921 circle circle.fill
    figure.indoor.soccer = circle circle.fill
    figure.jumprope = circle circle.fill
    figure.kickboxing eae9 circle circle.fill
    figure.lacrosse = circle circle.fill
    figure.martial.arts eae9 circle circle.fill
    figure.mind.and.body ea78 circle circle.fill
    figure.mixed.cardio = circle circle.fill
    figure.open.water.swim eb48 circle circle.fill
    figure.outdoor.cycle e52f circle circle.fill
    figure.outdoor.rowing e921 circle circle.fill
    figure.outdoor.soccer = circle circle.fill
    figure.pickleball = circle circle.fill
    figure.pilates = circle circle.fill
    figure.play ea1d circle circle.fill
    figure.pool.swim eb48 circle circle.fill
    figure.racquetball = circle circle.fill
    figure.roll e934 circle circle.fill
    figure.rower e921
    figure.rugby = circle circle.fill
    figure.run e566 circle circle.fill
    figure.run.square.stack = fill
    figure.run.treadmill = circle circle.fill
    figure.sailing e502 circle circle.fill
    figure.seated.seatbelt =
    figure.seated.side =
    figure.skateboarding e511 circle circle.fill
    figure.skiing.crosscountry = circle circle.fill
    figure.skiing.downhill e509 circle circle.fill
    figure.snowboarding e513 circle circle.fill
    figure.soccer =
    figure.socialdance = circle circle.fill
    figure.softball = circle circle.fill
    figure.squash = circle circle.fill
    figure.stair.stepper = circle circle.fill
    figure.stairs = circle circle.fill
    figure.stand e4eb
    figure.stand.line.dotted.figure.stand =
    figure.step.training = circle circle.fill
    figure.strengthtraining.functional = circle circle.fill
    figure.strengthtraining.traditional = circle circle.fill
    figure.surfing e515 circle circle.fill
    figure.table.tennis ea33 circle circle.fill
    figure.taichi = circle circle.fill
    figure.tennis = circle circle.fill
    figure.track.and.field = circle circle.fill
    figure.volleyball = circle circle.fill
    figure.walk e536 circle circle.fill
    figure.walk.arrival =
    figure.walk.departure =
    figure.walk.motion e536 trianglebadge.exclamationmark
    figure.walk.treadmill = circle circle.fill
    figure.water.fitness eb48 circle circle.fill
    figure.waterpolo eb48 circle circle.fill
    figure.wave ea1d circle circle.fill
    figure.wrestling ea34 circle circle.fill
    figure.yoga ea78 circle circle.fill
    filemenu.and.cursorarrow =
    filemenu.and.selection =
    film = fill circle circle.fill
    film.stack ^e04a fill
    finder &f036
    fireplace ~ea43 fill
    fireworks =
    fish ~&f23a fill circle circle.fill
    flag = fill circle circle.fill slash slash.fill badge.ellipsis fill.badge.ellipsis square
    flag - square.fill badge.ellipsis.fill
    flag.2.crossed = fill circle circle.fill
    flag.and.flag.filled.crossed =
    flag.checkered f06e circle circle.fill
    flag.filled.and.flag.crossed =
    flag.pattern.checkered @flag.checkered circle circle.fill
    flag.slash - circle circle.fill
    flame ~ef55 fill circle circle.fill
    flashlight.off.fill f00a
    flashlight.on.fill f00b
    flask ~ea4b fill
    flip.horizontal e3e8 fill:=
    flipphone =
    florinsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    flowchart = fill
    folder ~e2c7 fill circle circle.fill badge.plus badge.minus badge.questionmark badge.gearshape
    folder - fill.badge.plus fill.badge.minus fill.badge.questionmark fill.badge.gearshape
    folder.badge.person.crop =
    folder.fill.badge.person.crop =
    football ~ea29 fill circle circle.fill
    fork.knife e56c circle circle.fill
    forward ~e01f fill circle circle.fill
    forward.end ~e044 fill circle circle.fill
    forward.end.alt = fill
    forward.frame = fill
    fossil.shell = fill
    francsign eafa circle circle.fill square square.fill
    frying.pan = fill
    fuelpump ~e546 fill circle circle.fill slash slash.fill
    function &f295
    fx =
    gamecontroller ^ea28 fill circle circle.fill
    gauge @speedometer badge.plus badge.minus
    gauge.high =
    gauge.low =
    gauge.medium = badge.minus badge.plus
    gauge.open.with.lines.needle.33percent =
    gauge.with.dots.needle.0percent =
    gauge.with.dots.needle.100percent =
    gauge.with.dots.needle.33percent =
    gauge.with.dots.needle.50percent =
    gauge.with.dots.needle.67percent =
    gauge.with.dots.needle.bottom.0percent =
    gauge.with.dots.needle.bottom.100percent =
    gauge.with.dots.needle.bottom.50percent = badge.minus badge.plus
    gauge.with.needle = fill
    gear = badge badge.plus badge.checkmark circle circle.fill badge.questionmark badge.xmark
    gearshape ! fill:= circle circle.fill
    gearshape.2 ~f10c fill
    gearshape.arrow.triangle.2.circlepath =
    gearshape.arrow.trianglehead.2.clockwise.rotate.90 @gearshape.arrow.triangle.2.circlepath
    gift ! fill:! circle circle.fill
    giftcard = fill
    globe = badge.clock
    globe.americas ~e80b fill
    globe.asia.australia = fill
    globe.badge.chevron.backward =
    globe.central.south.asia @globe.asia.australia fill:@globe.asia.australia.fill
    globe.desk = fill
    globe.europe.africa = fill
    gobackward @arrow.counterclockwise
    gobackward.10 =
    gobackward.15 =
    gobackward.30 =
    gobackward.45 =
    gobackward.5 =
    gobackward.60 =
    gobackward.75 =
    gobackward.90 =
    gobackward.minus =
    goforward @arrow.clockwise
    goforward.10 =
    goforward.15 =
    goforward.30 =
    goforward.45 =
    goforward.5 =
    goforward.60 =
    goforward.75 =
    goforward.90 =
    goforward.plus =
    graduationcap ~e80c fill circle circle.fill
    greetingcard = fill
    grid = circle circle.fill
    guaranisign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    guitars ~&f2c4 fill
    gyroscope =
    h - square.on.square:* square.on.square.fill:*
    hammer = fill circle circle.fill
    hand.draw = fill badge.ellipsis badge.ellipsis.fill
    hand.palm.facing @hand.raised fill:@hand.raised.fill
    hand.pinch eb38 fill
    hand.point.down ~>&f2c7 fill
    hand.point.left ~<&f2c7 fill
    hand.point.right ~&f2c7 fill
    hand.point.up ~ebb9 fill
    hand.point.up.braille = fill
    hand.point.up.left ~ebb9 fill
    hand.raised ~e764 fill circle circle.fill slash slash.fill square square.fill
    hand.raised - square.on.square:* square.on.square.fill:*
    hand.raised.app = fill
    hand.raised.fingers.spread ~e925 fill
    hand.tap ~e913 fill
    hand.thumbsdown e9f2 fill:e8db circle circle.fill slash slash.fill
    hand.thumbsup e9f3 fill:e8dc circle circle.fill slash slash.fill
    hand.wave ~e766 fill
    handbag = fill circle circle.fill
    hands.and.sparkles = fill
    hands.clap = fill
    hands.sparkles = fill
    hanger f19e
    hare = fill circle circle.fill
    hat.cap = fill
    headlight.daytime = fill
    headlight.fog = fill
    headlight.high.beam = fill
    headlight.low.beam = fill
    headphones f01f circle circle.fill slash
    headphones.over.ear @headphones
    headset &f2ce circle circle.fill
    hearingdevice.ear = fill
    heart = fill circle circle.fill slash slash.fill square square.fill slash.circle
    heart - slash.circle.fill badge.bolt badge.bolt.fill
    heart.badge.bolt - slash slash.fill
    heart.rectangle = fill
    heart.text.clipboard = fill
    heart.text.square = fill
    heater.vertical = fill
    hexagon - lefthalf.filled righthalf.filled tophalf.filled bottomhalf.filled
    hifispeaker ~e32d fill badge.minus badge.minus.fill badge.plus badge.plus.fill
    hifispeaker.2 ~e32e fill badge.minus badge.minus.fill badge.plus badge.plus.fill
    hifispeaker.and.appletv = fill
    hifispeaker.and.homepod = fill badge.minus badge.minus.fill badge.plus badge.plus.fill
    hifispeaker.and.homepod.mini = fill badge.minus badge.minus.fill badge.plus badge.plus.fill
    hifispeaker.and.homepodmini @hifispeaker.and.homepod.mini
    hifispeaker.and.homepodmini - fill:@hifispeaker.and.homepod.mini.fill
    hifispeaker.arrow.forward = fill
    highlighter e22b badge.ellipsis
    hockey.puck = fill circle circle.fill
    homekit =
    homepod = fill badge.checkmark badge.checkmark.fill badge.minus badge.minus.fill badge.plus
    homepod - badge.plus.fill
    homepod.2 = fill badge.minus badge.minus.fill badge.plus badge.plus.fill
    homepod.and.appletv = fill
    homepod.and.homepod.mini = fill badge.minus badge.minus.fill badge.plus badge.plus.fill
    homepod.and.homepodmini @homepod.and.homepod.mini fill:@homepod.and.homepod.mini.fill
    homepod.arrow.forward = fill
    homepod.mini = fill badge.checkmark badge.checkmark.fill badge.minus badge.minus.fill
    homepod.mini - badge.plus badge.plus.fill
    homepod.mini.2 = fill badge.minus badge.minus.fill badge.plus badge.plus.fill
    homepod.mini.and.appletv = fill
    homepod.mini.arrow.forward = fill
    homepodmini = fill
    homepodmini.2 = fill
    homepodmini.and.appletv = fill
    hourglass = circle circle.fill badge.plus badge.lock tophalf.fill:@hourglass.tophalf.filled
    hourglass - bottomhalf.fill:@hourglass.bottomhalf.filled badge.eye
    hourglass.bottomhalf.filled ea5c
    hourglass.tophalf.filled ea5b
    house ! fill:= circle circle.fill slash slash.fill badge.exclamationmark
    house - badge.exclamationmark.fill
    house.and.flag = fill circle circle.fill
    house.lodge e587 fill circle circle.fill
    hryvniasign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    humidifier = fill
    humidity = fill
    hurricane ebd5 circle circle.fill
    icloud e2c2 fill:e2bd circle circle.fill slash slash.fill square square.fill
    icloud.and.arrow.down = fill
    icloud.and.arrow.up = fill
    increase.indent e23e
    indianrupeesign eaf7 circle circle.fill square square.fill
    infinity eb3d circle circle.fill
    info = circle circle.fill square square.fill
    info.bubble = fill
    inset.filled.bottomhalf.rectangle =
    inset.filled.bottomhalf.rectangle.portrait =
    inset.filled.bottomhalf.tophalf.rectangle =
    inset.filled.bottomleading.bottomtrailing.rectangle =
    inset.filled.bottomleading.rectangle =
    inset.filled.bottomleading.rectangle.portrait =
    inset.filled.bottomleft.bottomright.rectangle =
    inset.filled.bottomleft.rectangle =
    inset.filled.bottomleft.rectangle.portrait =
    inset.filled.bottomright.rectangle =
    inset.filled.bottomright.rectangle.portrait =
    inset.filled.bottomthird.rectangle =
    inset.filled.bottomthird.rectangle.portrait =
    inset.filled.bottomthird.square =
    inset.filled.bottomtrailing.rectangle =
    inset.filled.bottomtrailing.rectangle.portrait =
    inset.filled.capsule =
    inset.filled.capsule.portrait =
    inset.filled.center.rectangle = badge.plus
    inset.filled.center.rectangle.portrait =
    inset.filled.circle @circle.inset.filled slash
    inset.filled.diamond =
    inset.filled.leadinghalf.rectangle =
    inset.filled.leadinghalf.rectangle.portrait =
    inset.filled.leadinghalf.toptrailing.bottomtrailing.rectangle =
    inset.filled.leadinghalf.trailinghalf.rectangle =
    inset.filled.leadingthird.rectangle =
    inset.filled.leadingthird.rectangle.portrait =
    inset.filled.leadingthird.square =
    inset.filled.lefthalf.rectangle @rectangle.lefthalf.inset.filled
    inset.filled.lefthalf.rectangle.portrait =
    inset.filled.lefthalf.righthalf.rectangle =
    inset.filled.lefthalf.topright.bottomright.rectangle =
    inset.filled.leftthird.middlethird.rightthird.rectangle =
    inset.filled.leftthird.rectangle =
    inset.filled.leftthird.rectangle.portrait =
    inset.filled.leftthird.square =
    inset.filled.oval =
    inset.filled.oval.portrait =
    inset.filled.rectangle @rectangle.inset.filled
    inset.filled.rectangle.badge.record =
    inset.filled.rectangle.portrait @rectangle.portrait.inset.filled
    inset.filled.righthalf.rectangle =
    inset.filled.righthalf.rectangle.portrait =
    inset.filled.rightthird.rectangle =
    inset.filled.rightthird.rectangle.portrait =
    inset.filled.rightthird.square =
    inset.filled.square @square.inset.filled
    inset.filled.tophalf.bottomhalf.rectangle =
    inset.filled.tophalf.bottomleft.bottomright.rectangle =
    inset.filled.tophalf.rectangle =
    inset.filled.tophalf.rectangle.portrait =
    inset.filled.topleading.bottomleading.trailinghalf.rectangle =
    inset.filled.topleading.rectangle =
    inset.filled.topleading.rectangle.portrait =
    inset.filled.topleft.bottomleft.righthalf.rectangle =
    inset.filled.topleft.rectangle =
    inset.filled.topleft.rectangle.portrait =
    inset.filled.topleft.topright.bottomhalf.rectangle =
    inset.filled.topleft.topright.bottomleft.bottomright.rectangle =
    inset.filled.topright.rectangle =
    inset.filled.topright.rectangle.portrait =
    inset.filled.topthird.rectangle =
    inset.filled.topthird.rectangle.portrait =
    inset.filled.topthird.square =
    inset.filled.toptrailing.rectangle =
    inset.filled.toptrailing.rectangle.portrait =
    inset.filled.trailinghalf.rectangle =
    inset.filled.trailinghalf.rectangle.portrait =
    inset.filled.trailingthird.rectangle =
    inset.filled.trailingthird.rectangle.portrait =
    inset.filled.trailingthird.square =
    internaldrive ! fill:!
    ipad = badge.checkmark badge.exclamationmark badge.location badge.play
    ipad.and.iphone = slash
    ipad.gen1 e331 badge.exclamationmark badge.location badge.play slash
    ipad.gen2 e325 badge.exclamationmark badge.location badge.play slash
    ipad.landscape = badge.exclamationmark badge.location badge.play
    iphone = circle circle.fill slash slash.circle slash.circle.fill badge.checkmark
    iphone - badge.exclamationmark badge.location badge.play
    iphone.and.arrow.forward =
    iphone.gen1 = circle circle.fill badge.exclamationmark badge.location badge.play slash
    iphone.gen1.landscape >>>e325 slash
    iphone.gen1.slash - circle circle.fill
    iphone.gen2 = circle circle.fill badge.exclamationmark badge.location badge.play slash
    iphone.gen2.landscape >>>e324 slash
    iphone.gen2.slash - circle circle.fill
    iphone.gen3 @iphone circle circle.fill badge.exclamationmark badge.location badge.play slash
    iphone.gen3.landscape >>>e324 slash
    iphone.gen3.radiowaves.left.and.right e62d circle circle.fill
    iphone.gen3.slash - circle circle.fill
    iphone.homebutton e325 circle circle.fill slash badge.play
    iphone.homebutton.slash - circle circle.fill
    iphone.landscape >>>e325
    iphone.motion =
    iphone.radiowaves.left.and.right e62d circle circle.fill
    iphone.rear.camera =
    ipodtouch e325 slash
    ipodtouch.landscape >>>e325
    italic =
    j - square.on.square:* square.on.square.fill:*
    jacket = fill circle circle.fill
    key ~e0da fill slash slash.fill circle circle.fill
    key.card = fill
    key.horizontal ~e0da fill
    key.icloud = fill
    key.viewfinder =
    keyboard ^e312 fill badge.ellipsis badge.ellipsis.fill
    keyboard.badge.eye = fill
    keyboard.chevron.compact.down ^e31a fill
    kipsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    l - rectangle.roundedbottom:* rectangle.roundedbottom.fill:* button.roundedbottom.horizontal:*
    l - button.roundedbottom.horizontal.fill:*
    l.joystick = fill
    l1 - rectangle.roundedbottom:* rectangle.roundedbottom.fill:*
    l1 - button.roundedbottom.horizontal:* button.roundedbottom.horizontal.fill:*
    l2 - rectangle.roundedtop:* rectangle.roundedtop.fill:* button.roundedtop.horizontal:*
    l2 - button.roundedtop.horizontal.fill:*
    l4 - button.horizontal:* button.horizontal.fill:*
    ladybug = fill circle circle.fill slash slash.fill
    ladybug.slash - circle circle.fill
    lamp.ceiling ~f02a fill
    lamp.desk = fill
    lamp.floor = fill
    lamp.table = fill
    lanyardcard = fill
    laptopcomputer = slash badge.checkmark
    laptopcomputer.and.iphone e1b1
    laptopcomputer.trianglebadge.exclamationmark =
    larisign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    lasso =
    latch.2.case = fill
    laurel.leading =
    laurel.trailing =
    lb - rectangle.roundedbottom:* rectangle.roundedbottom.fill:*
    lb - button.roundedbottom.horizontal:* button.roundedbottom.horizontal.fill:*
    leaf ~ea35 fill circle circle.fill
    leaf.arrow.circlepath e761
    leaf.arrow.triangle.circlepath =
    level = fill
    lifepreserver ef73 fill
    light.beacon.max = fill
    light.max =
    light.min =
    light.ribbon = fill
    lightbulb e90f fill:e0f0 circle circle.fill slash slash.fill
    lightbulb.2 = fill
    lightbulb.led @lightbulb fill:@lightbulb.fill
    lightbulb.max = fill
    lightbulb.min = fill badge.exclamationmark badge.exclamationmark.fill
    lightrail ~e571 fill
    lightspectrum.horizontal =
    lightswitch.off = fill square square.fill
    lightswitch.on = fill square square.fill
    line.2.horizontal.decrease.circle = fill
    line.3.crossed.swirl.circle = fill
    line.3.horizontal.decrease = circle circle.fill
    line.diagonal.arrow =
    line.horizontal.3.decrease @line.3.horizontal.decrease circle circle.fill
    line.horizontal.star.fill.line.horizontal =
    lines.measurement.horizontal =
    lines.measurement.vertical =
    lineweight e91a
    link = circle circle.fill badge.plus
    link.icloud = fill
    lirasign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    list.and.film =
    list.bullet = circle circle.fill badge.ellipsis
    list.bullet.below.rectangle =
    list.bullet.clipboard ^e85d fill
    list.bullet.indent e8de
    list.bullet.rectangle = fill
    list.bullet.rectangle.portrait = fill
    list.clipboard ^e85d fill
    list.dash = badge.ellipsis
    list.dash.header.rectangle = fill
    list.number = badge.ellipsis
    list.star =
    list.triangle =
    livephoto = slash
    livephoto.play e9c2
    lizard = fill circle circle.fill
    lm - button.horizontal:* button.horizontal.fill:*
    location ! fill:e569 circle circle.fill slash slash.fill square square.fill
    location.app = fill
    location.fill.viewfinder =
    location.magnifyingglass =
    location.north ~e55d fill circle circle.fill
    location.north.line = fill
    location.slash - circle circle.fill
    location.viewfinder =
    lock = fill circle circle.fill square square.fill slash slash.fill badge.clock
    lock - fill.badge.clock badge.checkmark badge.checkmark.fill badge.clock.fill badge.xmark
    lock - badge.xmark.fill trianglebadge.exclamationmark trianglebadge.exclamationmark.fill
    lock.applewatch =
    lock.circle.dotted =
    lock.desktopcomputer =
    lock.display =
    lock.doc = fill
    lock.document = fill
    lock.heart = fill
    lock.icloud = fill
    lock.ipad =
    lock.iphone e0dc
    lock.laptopcomputer =
    lock.open = fill trianglebadge.exclamationmark trianglebadge.exclamationmark.fill
    lock.open.applewatch =
    lock.open.desktopcomputer =
    lock.open.display =
    lock.open.ipad =
    lock.open.iphone =
    lock.open.laptopcomputer =
    lock.open.rotation =
    lock.rectangle = fill
    lock.rectangle.stack = fill
    lock.rotation =
    lock.rotation.open =
    lock.shield = fill
    lock.square.stack = fill
    logo.xbox &f5b9
    long.text.page.and.pencil = fill
    lt - rectangle.roundedtop:* rectangle.roundedtop.fill:* button.roundedtop.horizontal:*
    lt - button.roundedtop.horizontal.fill:*
    lungs = fill
    m1 - button.horizontal:* button.horizontal.fill:*
    m2 - button.horizontal:* button.horizontal.fill:*
    m3 - button.horizontal:* button.horizontal.fill:*
    m4 - button.horizontal:* button.horizontal.fill:*
    macbook e320 badge.checkmark slash trianglebadge.exclamationmark
    macbook.and.iphone e1b1
    macbook.gen1 @macbook
    macbook.gen2 @macbook
    macmini = fill badge.checkmark badge.checkmark.fill
    macpro.gen3 = fill
    macwindow = badge.plus
    macwindow.and.pointer.arrow =
    macwindow.on.rectangle =
    magazine ~e666 fill
    magicmouse = fill
    magnifyingglass = circle circle.fill
    mail @envelope fill:@envelope.fill
    mail.and.text.magnifyingglass =
    mail.stack e9bc
    malaysianringgitsign - arrow.trianglehead.counterclockwise.rotate.90:*
    manatsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    map ! fill:e55b circle circle.fill
    mappin ! circle circle.fill square square.fill slash slash.circle slash.circle.fill
    mappin.and.ellipse = circle circle.fill
    medal = fill
    medal.star = fill
    medical.thermometer f076 fill
    megaphone ~ef49 fill
    memorychip ~e322 fill
    menubar.arrow.down.rectangle =
    menubar.arrow.up.rectangle =
    menubar.dock.rectangle =
    menubar.rectangle =
    menucard = fill
    message = fill circle circle.fill badge badge.fill badge.circle badge.waveform
    message - badge.waveform.fill
    message.badge - circle.fill
    metronome = fill
    mic = fill circle circle.fill slash slash.fill slash.circle slash.circle.fill
    mic - badge.plus fill.badge.plus square square.fill badge.xmark
    mic.fill - badge.xmark
    microbe ~f221 fill circle circle.fill
    microphone e02a fill:e029 circle circle.fill slash slash.fill slash.circle slash.circle.fill
    microphone - badge.plus fill.badge.plus square square.fill badge.ellipsis badge.ellipsis.fill
    microphone - badge.plus.fill badge.xmark badge.xmark.fill
    microwave ~f204 fill
    millsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    minus - arrow.trianglehead.counterclockwise:@gobackward.minus
    minus.forwardslash.plus =
    minus.magnifyingglass =
    minus.plus.batteryblock = fill slash slash.fill
    minus.rectangle.portrait = fill
    minus.slash.plus @minus.forwardslash.plus
    mirror.side.left = fill
    mirror.side.right = fill
    moon ! fill:e51c
    moon.circle = fill
    moon.haze = fill circle circle.fill
    moon.stars = fill circle circle.fill
    moon.zzz = fill
    moonphase.first.quarter =
    moonphase.first.quarter.inverse @moonphase.last.quarter
    moonphase.full.moon =
    moonphase.full.moon.inverse @moonphase.new.moon
    moonphase.last.quarter =
    moonphase.last.quarter.inverse @moonphase.first.quarter
    moonphase.new.moon =
    moonphase.new.moon.inverse @moonphase.full.moon
    moonphase.waning.crescent =
    moonphase.waning.crescent.inverse @moonphase.waxing.gibbous
    moonphase.waning.gibbous =
    moonphase.waning.gibbous.inverse @moonphase.waxing.crescent
    moonphase.waxing.crescent =
    moonphase.waxing.crescent.inverse @moonphase.waning.gibbous
    moonphase.waxing.gibbous =
    moonphase.waxing.gibbous.inverse @moonphase.waning.crescent
    moped = fill
    mosaic = fill
    motorcycle e9f9
    mount =
    mountain.2 ~e3df fill circle circle.fill
    mouth = fill
    move.3d =
    movieclapper ~e02c fill
    mug ~ea1b fill
    music.house = fill
    music.mic ef5a circle circle.fill
    music.note = circle circle.fill slash
    music.note.house = fill
    music.note.list e03d
    music.note.square.stack = fill
    music.note.tv e063
    music.pages = fill
    music.quarternote.3 =
    mustache = fill
    nairasign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    network @globe slash
    network.badge.shield.half.filled =
    newspaper = fill circle circle.fill
    norwegiankronesign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    nose = fill
    nosign e611 badge.clock
    note =
    note.text = badge.plus
    numbers.rectangle @123.rectangle fill:@123.rectangle.fill
    oar.2.crossed = circle circle.fill
    octagon - lefthalf.filled righthalf.filled tophalf.filled bottomhalf.filled
    oilcan = fill
    opticaldisc ~e019 fill
    opticaldiscdrive = fill
    opticid = fill
    option =
    oval = fill lefthalf.filled righthalf.filled tophalf.filled bottomhalf.filled
    oval.inset.filled @inset.filled.oval
    oval.portrait = fill lefthalf.filled righthalf.filled tophalf.filled bottomhalf.filled
    oval.portrait.inset.filled @inset.filled.oval.portrait
    oven = fill
    p1 - button.horizontal:* button.horizontal.fill:*
    p2 - button.horizontal:* button.horizontal.fill:*
    p3 - button.horizontal:* button.horizontal.fill:*
    p4 - button.horizontal:* button.horizontal.fill:*
    paintbrush ~e3ae fill
    paintbrush.pointed ~e3ae fill
    paintpalette ^e40a fill
    pano = fill
    paperclip = circle circle.fill badge.ellipsis
    paperplane ! fill:= circle circle.fill
    paragraph =
    parkingsign e54f circle circle.fill square square.fill
    parkingsign.brakesignal =
    party.popper ~ea65 fill
    pause ! fill:! circle circle.fill rectangle rectangle.fill
    pawprint = fill circle circle.fill
    pc =
    pencil = circle circle.fill slash
    pencil.and.list.clipboard =
    pencil.and.outline e746
    pencil.and.ruler ~f10a fill
    pencil.and.scribble =
    pencil.line =
    pencil.tip =
    pencil.tip.crop.circle = badge.plus badge.minus badge.arrow.forward
    pentagon - lefthalf.filled righthalf.filled tophalf.filled bottomhalf.filled
    person = fill circle circle.fill slash slash.fill slash.circle slash.circle.fill
    person - badge.plus badge.minus badge.clock fill.badge.plus fill.badge.minus fill.checkmark
    person - fill.xmark fill.questionmark square square.fill badge.clock.fill badge.minus.fill
    person - badge.plus.fill
    person.2 = fill circle circle.fill slash slash.fill badge.gearshape fill.badge.gearshape
    person.2 - badge.plus badge.minus fill.badge.plus fill.badge.minus badge badge.gearshape.fill
    person.2 - badge.minus.fill badge.plus.fill
    person.2.badge.key = fill
    person.2.crop.square.stack = fill
    person.2.gobackward =
    person.2.shield = fill
    person.2.wave.2 = fill
    person.3 = fill
    person.3.sequence = fill
    person.and.arrow.left.and.arrow.right =
    person.and.background.dotted =
    person.badge.key = fill
    person.badge.shield.checkmark = fill
    person.badge.shield.exclamationmark = fill
    person.bubble = fill
    person.bust = fill circle circle.fill
    person.crop.artframe e416
    person.crop.badge.magnifyingglass = fill
    person.crop.circle ! fill:= badge.plus badge.minus badge.checkmark badge.xmark badge.clock
    person.crop.circle - badge.exclamationmark badge.questionmark fill.badge.plus fill.badge.minus
    person.crop.circle - fill.badge.checkmark fill.badge.xmark fill.badge.clock
    person.crop.circle - fill.badge.exclamationmark fill.badge.questionmark badge badge.clock.fill
    person.crop.circle - badge.ellipsis badge.ellipsis.fill badge.exclamationmark.fill
    person.crop.circle - badge.questionmark.fill
    person.crop.circle.badge.exclam @person.crop.circle.badge.exclamationmark
    person.crop.circle.badge.moon = fill
    person.crop.circle.dashed = circle circle.fill
    person.crop.circle.fill.badge.exclam @person.crop.circle.badge.exclamationmark.fill
    person.crop.rectangle = fill badge.plus badge.plus.fill
    person.crop.rectangle.stack = fill
    person.crop.square = fill badge.video badge.video.fill badge.camera badge.camera.fill
    person.crop.square.filled.and.at.rectangle = fill
    person.fill.and.arrow.left.and.arrow.right =
    person.fill.viewfinder ec10
    person.icloud = fill
    person.line.dotted.person = fill
    person.text.rectangle = fill trianglebadge.exclamationmark trianglebadge.exclamationmark.fill
    person.wave.2 ~e91f fill
    personalhotspot e1e2 circle circle.fill slash
    perspective =
    peruviansolessign - arrow.trianglehead.counterclockwise.rotate.90:*
    pesetasign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    pesosign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    phone ~e0cd fill circle circle.fill badge.plus fill.badge.plus badge.checkmark
    phone - fill.badge.checkmark badge.clock badge.clock.fill badge.waveform badge.waveform.fill
    phone - fill.arrow.up.right:@phone.arrow.up.right.fill fill.arrow.right:@phone.arrow.right.fill
    phone - fill.arrow.down.left:@phone.arrow.down.left.fill
    phone.arrow.down.left ~e649 fill
    phone.arrow.right = fill
    phone.arrow.up.right ~e61c fill circle circle.fill
    phone.bubble = fill
    phone.bubble.left = fill
    phone.connection ~e61d fill
    phone.down ~e0b1 fill circle circle.fill
    photo = fill circle circle.fill badge.plus badge.checkmark badge.arrow.down
    photo - badge.exclamationmark badge.arrow.down.fill badge.checkmark.fill
    photo - badge.exclamationmark.fill badge.magnifyingglass badge.magnifyingglass.fill
    photo - badge.plus.fill trianglebadge.exclamationmark trianglebadge.exclamationmark.fill
    photo.artframe = circle circle.fill
    photo.on.rectangle = fill
    photo.on.rectangle.angled = fill
    photo.stack = fill
    photo.tv =
    pianokeys e521
    pickup.side = fill
    pill = fill circle circle.fill
    pills = fill circle circle.fill
    pin ~f10d fill circle circle.fill slash slash.fill square square.fill
    pip = fill
    pip.enter =
    pip.exit =
    pip.swap =
    placeholdertext.fill =
    platter.filled.bottom.iphone =
    platter.filled.top.iphone =
    play ! fill:! square square.fill slash slash.fill
    play.circle = fill
    play.desktopcomputer =
    play.display =
    play.house = fill
    play.laptopcomputer =
    play.rectangle = fill
    play.rectangle.on.rectangle = fill circle circle.fill
    play.square.stack = fill
    play.tv e639
    playpause = fill circle circle.fill
    plus - arrow.trianglehead.clockwise:@goforward.plus
    plus.bubble = fill
    plus.capsule = fill
    plus.circle.dashed =
    plus.forwardslash.minus =
    plus.magnifyingglass =
    plus.message = fill
    plus.rectangle.on.rectangle = fill
    plus.rectangle.portrait = fill
    plus.square.dashed =
    plus.square.fill.on.square.fill =
    plus.square.on.square = fill
    plus.viewfinder =
    point.3.connected.trianglepath.dotted =
    point.bottomleft.forward.to.point.topright.scurvepath = fill
    point.topleft.down.curvedto.point.bottomright.up eacd
    point.topleft.down.to.point.bottomright.curvepath = fill
    point.topleft.filled.down.to.point.bottomright.curvepath = fill
    pointer.arrow &f1b4 slash square square.fill
    pointer.arrow.click @cursorarrow.click badge.clock
    pointer.arrow.click.2 @cursorarrow.click
    pointer.arrow.motionlines.click @cursorarrow.click
    pointer.arrow.slash - square square.fill
    polishzlotysign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    popcorn ~&f422 fill circle circle.fill
    power = circle circle.fill
    power.dotted =
    poweroff =
    poweron =
    poweroutlet.type.a = fill square square.fill
    poweroutlet.type.b = fill square square.fill
    poweroutlet.type.c = fill square square.fill
    powerplug ~e63c fill
    powersleep =
    printer = fill
    printer.dotmatrix @printer fill:@printer.fill
    printer.inverse @printer.fill
    purchased = circle circle.fill
    puzzlepiece ~e87b fill
    puzzlepiece.extension ~e87b fill
    pyramid = fill
    qrcode =
    qrcode.viewfinder =
    questionmark.app.dashed =
    questionmark.bubble = fill
    questionmark.folder = fill
    questionmark.message = fill
    questionmark.square.dashed =
    questionmark.video = fill
    quote.bubble = fill
    quote.closing e244
    quote.opening >>e244
    r - square.on.square:* square.on.square.fill:* rectangle.roundedbottom:*
    r - rectangle.roundedbottom.fill:* button.roundedbottom.horizontal:*
    r - button.roundedbottom.horizontal.fill:*
    r.joystick = fill
    r1 - rectangle.roundedbottom:* rectangle.roundedbottom.fill:*
    r1 - button.roundedbottom.horizontal:* button.roundedbottom.horizontal.fill:*
    r2 - rectangle.roundedtop:* rectangle.roundedtop.fill:* button.roundedtop.horizontal:*
    r2 - button.roundedtop.horizontal.fill:*
    r4 - button.horizontal:* button.horizontal.fill:*
    radio ~e03e fill
    rainbow e3fc
    rays =
    rb - rectangle.roundedbottom:* rectangle.roundedbottom.fill:*
    rb - button.roundedbottom.horizontal:* button.roundedbottom.horizontal.fill:*
    receipt = fill
    recordingtape e0d9 circle circle.fill
    rectangle - badge.checkmark badge.minus badge.xmark slash slash.fill trailinghalf.filled
    rectangle - lefthalf.fill:@rectangle.lefthalf.filled
    rectangle - righthalf.fill:@rectangle.righthalf.filled badge.person.crop
    rectangle.2.swap =
    rectangle.3.group ~e871 fill
    rectangle.3.offgrid = fill
    rectangle.and.hand.point.up.left = fill
    rectangle.and.pencil.and.ellipsis f042
    rectangle.and.text.magnifyingglass =
    rectangle.arrowtriangle.2.inward =
    rectangle.arrowtriangle.2.outward =
    rectangle.badge.plus =
    rectangle.bottomhalf.filled =
    rectangle.bottomhalf.inset.filled @inset.filled.bottomhalf.rectangle
    rectangle.bottomthird.inset.fill @rectangle.bottomthird.inset.filled
    rectangle.bottomthird.inset.filled =
    rectangle.center.inset.fill @inset.filled.center.rectangle
    rectangle.center.inset.filled = badge.plus
    rectangle.compress.vertical =
    rectangle.dashed ef52 badge.record
    rectangle.expand.vertical =
    rectangle.fill - badge.checkmark badge.minus badge.plus badge.xmark badge.person.crop
    rectangle.fill.on.rectangle.angled.fill =
    rectangle.fill.on.rectangle.fill = circle circle.fill
    rectangle.grid.1x2 ~e8e9 fill
    rectangle.grid.1x3 = fill
    rectangle.grid.2x2 =
    rectangle.grid.3x1 = fill
    rectangle.grid.3x2 ! fill:!
    rectangle.grid.3x3 = fill
    rectangle.inset.bottomleading.filled @inset.filled.bottomleading.rectangle
    rectangle.inset.bottomleft.fill @inset.filled.bottomleft.rectangle
    rectangle.inset.bottomleft.filled @inset.filled.bottomleft.rectangle
    rectangle.inset.bottomright.fill @inset.filled.bottomright.rectangle
    rectangle.inset.bottomright.filled @inset.filled.bottomright.rectangle
    rectangle.inset.bottomtrailing.filled @inset.filled.bottomtrailing.rectangle
    rectangle.inset.fill @rectangle.inset.filled
    rectangle.inset.filled =
    rectangle.inset.filled.and.person.filled eaf0
    rectangle.inset.topleading.filled @inset.filled.topleading.rectangle
    rectangle.inset.topleft.fill @inset.filled.topleft.rectangle
    rectangle.inset.topleft.filled @inset.filled.topleft.rectangle
    rectangle.inset.topright.fill @inset.filled.topright.rectangle
    rectangle.inset.topright.filled @inset.filled.topright.rectangle
    rectangle.inset.toptrailing.filled @inset.filled.toptrailing.rectangle
    rectangle.landscape.rotate =
    rectangle.leadinghalf.filled =
    rectangle.leadinghalf.inset.filled @inset.filled.leadinghalf.rectangle
    rectangle.leadingthird.inset.filled @inset.filled.leadingthird.rectangle
    rectangle.lefthalf.filled =
    rectangle.lefthalf.inset.fill @rectangle.lefthalf.inset.filled
    rectangle.lefthalf.inset.filled =
    rectangle.lefthalf.inset.filled.arrow.left =
    rectangle.leftthird.inset.fill @inset.filled.leftthird.rectangle
    rectangle.leftthird.inset.filled @inset.filled.leftthird.rectangle
    rectangle.on.rectangle = fill badge.gearshape circle circle.fill slash square square.fill
    rectangle.on.rectangle - slash.fill
    rectangle.on.rectangle.angled =
    rectangle.on.rectangle.slash - circle circle.fill
    rectangle.portrait - badge.plus badge.plus.fill slash slash.fill
    rectangle.portrait.and.arrow.forward = fill:=
    rectangle.portrait.and.arrow.right = fill:=
    rectangle.portrait.arrowtriangle.2.inward =
    rectangle.portrait.arrowtriangle.2.outward =
    rectangle.portrait.bottomhalf.filled =
    rectangle.portrait.bottomhalf.inset.filled @inset.filled.bottomhalf.rectangle.portrait
    rectangle.portrait.bottomleading.inset.filled @inset.filled.bottomleading.rectangle.portrait
    rectangle.portrait.bottomleft.inset.filled @inset.filled.bottomleft.rectangle.portrait
    rectangle.portrait.bottomright.inset.filled @inset.filled.bottomright.rectangle.portrait
    rectangle.portrait.bottomthird.inset.filled @inset.filled.bottomthird.rectangle.portrait
    rectangle.portrait.bottomtrailing.inset.filled @inset.filled.bottomtrailing.rectangle.portrait
    rectangle.portrait.center.inset.filled @inset.filled.center.rectangle.portrait
    rectangle.portrait.inset.filled =
    rectangle.portrait.leadinghalf.inset.filled @inset.filled.leadinghalf.rectangle.portrait
    rectangle.portrait.leadingthird.inset.filled @inset.filled.leadingthird.rectangle.portrait
    rectangle.portrait.lefthalf.filled =
    rectangle.portrait.lefthalf.inset.filled @inset.filled.lefthalf.rectangle.portrait
    rectangle.portrait.leftthird.inset.filled @inset.filled.leftthird.rectangle.portrait
    rectangle.portrait.on.rectangle.portrait = fill slash slash.fill
    rectangle.portrait.righthalf.filled =
    rectangle.portrait.righthalf.inset.filled @inset.filled.righthalf.rectangle.portrait
    rectangle.portrait.rightthird.inset.filled @inset.filled.rightthird.rectangle.portrait
    rectangle.portrait.rotate =
    rectangle.portrait.tophalf.filled =
    rectangle.portrait.tophalf.inset.filled @inset.filled.tophalf.rectangle.portrait
    rectangle.portrait.topleading.inset.filled @inset.filled.topleading.rectangle.portrait
    rectangle.portrait.topleft.inset.filled @inset.filled.topleft.rectangle.portrait
    rectangle.portrait.topright.inset.filled @inset.filled.topright.rectangle.portrait
    rectangle.portrait.topthird.inset.filled @inset.filled.topthird.rectangle.portrait
    rectangle.portrait.toptrailing.inset.filled @inset.filled.toptrailing.rectangle.portrait
    rectangle.portrait.trailinghalf.inset.filled @inset.filled.trailinghalf.rectangle.portrait
    rectangle.portrait.trailingthird.inset.filled @inset.filled.trailingthird.rectangle.portrait
    rectangle.righthalf.filled =
    rectangle.righthalf.inset.fill @inset.filled.righthalf.rectangle
    rectangle.righthalf.inset.filled @inset.filled.righthalf.rectangle
    rectangle.righthalf.inset.filled.arrow.right =
    rectangle.rightthird.inset.fill @inset.filled.rightthird.rectangle
    rectangle.rightthird.inset.filled @inset.filled.rightthird.rectangle
    rectangle.roundedbottom = fill
    rectangle.roundedtop = fill
    rectangle.split.1x2 = fill
    rectangle.split.2x1 ! slash
    rectangle.split.2x2 = fill
    rectangle.split.3x1 = fill
    rectangle.split.3x3 = fill
    rectangle.stack ! fill:! badge.plus badge.minus badge.play badge.play.fill slash slash.fill
    rectangle.stack - badge.person.crop badge.person.crop.fill
    rectangle.stack.fill - badge.minus badge.plus badge.person.crop
    rectangle.stack.person.crop = fill
    rectangle.tophalf.filled =
    rectangle.tophalf.inset.filled @inset.filled.tophalf.rectangle
    rectangle.topthird.inset.fill @inset.filled.topthird.rectangle
    rectangle.topthird.inset.filled =
    rectangle.trailinghalf.inset.filled @inset.filled.trailinghalf.rectangle
    rectangle.trailingthird.inset.filled @inset.filled.trailingthird.rectangle
    refrigerator eb47
    repeat = circle circle.fill badge.xmark
    repeat.1 = circle circle.fill
    repeat.badge.xmark - circle.fill
    restart f053 circle circle.fill
    retarder.brakesignal =
    return =
    return.left e31b
    return.right <e31b
    richtext.page ^ef42 fill
    rm - button.horizontal:* button.horizontal.fill:*
    road.lanes =
    road.lanes.curved.left =
    road.lanes.curved.right =
    roller.shade.closed ec0e
    roller.shade.open ec12
    roman.shade.open ec12
    rosette e7af
    rotate.3d e84d circle circle.fill
    rotate.left ~e418 fill
    rotate.right ~eaab fill
    rt - rectangle.roundedtop:* rectangle.roundedtop.fill:* button.roundedtop.horizontal:*
    rt - button.roundedtop.horizontal.fill:*
    rublesign eaec circle circle.fill square square.fill
    rugbyball ~ea2e fill circle circle.fill
    ruler = fill
    rupeesign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    safari ~e87a fill
    sailboat ~e502 fill circle circle.fill
    scale.3d =
    scalemass = fill
    scanner ~e329 fill
    scissors e14e circle circle.fill badge.ellipsis
    scooter eb28
    scope =
    screwdriver ~&f477 fill
    scribble e155
    scribble.variable =
    scroll &f478 fill
    sdcard ~e623 fill
    seal = fill
    selection.pin.in.out =
    sensor = fill
    server.rack e875
    shareplay = slash
    shekelsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    shield ~e9e0 fill slash slash.fill righthalf.filled lefthalf.filled
    shield.checkered =
    shield.lefthalf.fill @shield.lefthalf.filled slash
    shield.lefthalf.filled - badge.checkmark slash trianglebadge.exclamationmark
    shift = fill
    shippingbox ! fill:! circle circle.fill
    shoe = fill circle circle.fill
    shoeprints.fill =
    shower f061 fill
    shuffle = circle circle.fill
    sidebar.leading !
    sidebar.left !
    sidebar.right !
    sidebar.trailing !
    signature =
    signpost.left ~<eb91 fill circle circle.fill
    signpost.right ~eb91 fill circle circle.fill
    signpost.right.and.left = fill circle circle.fill
    simcard ~e32b fill
    singaporedollarsign - arrow.trianglehead.counterclockwise.rotate.90:*
    sink = fill
    siri =
    skateboard = fill
    skew =
    skis = fill
    slash.circle = fill
    sleep = circle circle.fill
    slider.horizontal.2.square = badge.arrow.down
    slider.horizontal.3 =
    slider.horizontal.below.rectangle =
    slider.vertical.3 =
    slowmo =
    smallcircle.circle e39e
    smallcircle.filled.circle - fill:=
    smiley = fill:=
    snow eb3b
    snowboard = fill
    snowflake = circle circle.fill slash
    soccerball ea2f circle circle.fill
    soccerball.circle.inverse @soccerball
    sofa ~e16b fill
    space =
    sparkle =
    sparkle.magnifyingglass =
    sparkles =
    sparkles.2 @sparkles
    sparkles.rectangle.stack = fill
    sparkles.square.filled.on.square =
    sparkles.tv = fill
    speaker = fill circle circle.fill slash slash.fill slash.circle slash.circle.fill square
    speaker - square.fill badge.exclamationmark fill.badge.exclamationmark badge.plus
    speaker - fill.badge.plus badge.exclamationmark.fill trianglebadge.exclamationmark
    speaker - trianglebadge.exclamationmark.fill
    speaker.1 @speaker.wave.1 fill:@speaker.wave.1.fill
    speaker.2 @speaker.wave.2 fill:@speaker.wave.2.fill
    speaker.3 @speaker.wave.3 fill:@speaker.wave.3.fill
    speaker.minus = fill
    speaker.plus = fill
    speaker.wave.1 = fill
    speaker.wave.2 = fill circle circle.fill
    speaker.wave.3 = fill
    speaker.zzz = fill
    speedometer =
    spigot = fill
    spoon &f4a5
    sportscourt = fill circle circle.fill
    sprinkler = fill
    square - badge.plus badge.plus.fill circle circle.fill slash slash.fill
    square - tophalf.fill:@square.tophalf.filled bottomhalf.fill:@square.bottomhalf.filled
    square.2.layers.3d = fill
    square.2.layers.3d.bottom.filled =
    square.2.layers.3d.top.filled =
    square.3.layers.3d = slash top.filled:=
    square.3.layers.3d.bottom.filled =
    square.3.layers.3d.down.left.slash @square.3.layers.3d.slash
    square.3.layers.3d.down.right.slash @square.3.layers.3d.slash
    square.3.layers.3d.middle.filled =
    square.3.stack.3d @square.3.layers.3d slash top.filled:@square.3.layers.3d.top.filled
    square.and.arrow.down = fill:= badge.checkmark badge.checkmark.fill badge.clock
    square.and.arrow.down - badge.clock.fill badge.xmark badge.xmark.fill
    square.and.arrow.down.on.square = fill:=
    square.and.arrow.up = fill:= circle circle.fill badge.checkmark badge.checkmark.fill
    square.and.arrow.up - badge.clock badge.clock.fill
    square.and.arrow.up.on.square = fill
    square.and.arrow.up.trianglebadge.exclamationmark = fill
    square.and.pencil = circle circle.fill
    square.bottomhalf.filled =
    square.bottomthird.inset.filled @inset.filled.bottomthird.square
    square.dashed =
    square.dashed.inset.filled =
    square.dotted =
    square.fill.on.circle.fill =
    square.fill.on.square.fill =
    square.fill.text.grid.1x2 =
    square.filled.on.square =
    square.grid.2x2 ! fill:!
    square.grid.3x1.below.line.grid.1x2 = fill
    square.grid.3x2 = fill
    square.grid.3x3 = fill square
    square.grid.3x3.bottomleft.fill @square.grid.3x3.bottomleft.filled
    square.grid.3x3.bottomleft.filled =
    square.grid.3x3.bottommiddle.fill @square.grid.3x3.bottommiddle.filled
    square.grid.3x3.bottommiddle.filled =
    square.grid.3x3.bottomright.fill @square.grid.3x3.bottomright.filled
    square.grid.3x3.bottomright.filled =
    square.grid.3x3.fill - square
    square.grid.3x3.middle.fill @square.grid.3x3.middle.filled
    square.grid.3x3.middle.filled =
    square.grid.3x3.middleleft.fill @square.grid.3x3.middleleft.filled
    square.grid.3x3.middleleft.filled =
    square.grid.3x3.middleright.fill @square.grid.3x3.middleright.filled
    square.grid.3x3.middleright.filled =
    square.grid.3x3.square - badge.ellipsis
    square.grid.3x3.topleft.fill @square.grid.3x3.topleft.filled
    square.grid.3x3.topleft.filled =
    square.grid.3x3.topmiddle.fill @square.grid.3x3.topmiddle.filled
    square.grid.3x3.topmiddle.filled =
    square.grid.3x3.topright.fill @square.grid.3x3.topright.filled
    square.grid.3x3.topright.filled =
    square.grid.4x3.fill =
    square.inset.filled =
    square.leadingthird.inset.filled @inset.filled.leadingthird.square
    square.lefthalf.fill @square.lefthalf.filled
    square.lefthalf.filled =
    square.leftthird.inset.filled @inset.filled.leftthird.square
    square.on.circle =
    square.on.square = badge.person.crop
    square.on.square.dashed =
    square.resize =
    square.righthalf.fill @square.righthalf.filled
    square.righthalf.filled =
    square.rightthird.inset.filled @inset.filled.rightthird.square
    square.split.1x2 = fill
    square.split.2x1 !
    square.split.2x2 = fill
    square.split.bottomrightquarter = fill
    square.split.diagonal = fill
    square.stack = fill
    square.stack.3d.down.forward @square.stack.3d.down.right fill:@square.stack.3d.down.right.fill
    square.stack.3d.down.right = fill
    square.stack.3d.forward.dottedline = fill
    square.stack.3d.up = fill slash slash.fill trianglebadge.exclamationmark
    square.stack.3d.up - trianglebadge.exclamationmark.fill
    square.text.square = fill
    square.tophalf.filled =
    square.topthird.inset.filled @inset.filled.topthird.square
    square.trailingthird.inset.filled @inset.filled.trailingthird.square
    squares.below.rectangle =
    squareshape = fill
    squareshape.controlhandles.on.squareshape.controlhandles =
    squareshape.split.2x2 e228
    squareshape.split.3x3 =
    stairs f1a9
    star ~e838 fill circle circle.fill slash slash.fill square square.fill square.on.square:*
    star - square.on.square.fill:* lefthalf.fill:@star.leadinghalf.filled
    star - leadinghalf.filled leadinghalf.fill:@star.leadinghalf.filled
    star.bubble = fill
    staroflife ~e1eb fill circle circle.fill
    steeringwheel = slash circle badge.exclamationmark badge.lock circle.fill
    sterlingsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    stethoscope &f4d9 circle circle.fill
    stop ! fill:! circle circle.fill
    stopwatch = fill
    storefront ~e8d1 fill circle circle.fill
    stove ~&f4de fill
    strikethrough =
    stroller = fill
    studentdesk f8f4
    suit.club = fill
    suit.diamond = fill
    suit.heart @heart fill:@heart.fill
    suit.spade = fill
    suitcase ~f235 fill circle circle.fill
    suitcase.cart = fill
    suitcase.rolling = fill circle circle.fill
    sum e24a
    sun.and.horizon = fill:= circle circle.fill
    sun.dust = fill circle circle.fill
    sun.haze = fill circle circle.fill
    sun.horizon e1c6 fill circle circle.fill
    sun.lefthalf.filled =
    sun.max ! fill:! circle circle.fill trianglebadge.exclamationmark
    sun.max - trianglebadge.exclamationmark.fill
    sun.min = fill
    sun.rain = fill circle circle.fill
    sun.righthalf.filled =
    sunglasses ~&f4e0 fill
    sunrise = fill:= circle circle.fill
    sunset = fill:= circle circle.fill
    surfboard = fill
    suv.side = fill
    swatchpalette = fill
    swedishkronasign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    swift =
    switch.2 =
    syringe = fill
    table.furniture ~eac6 fill
    tablecells = fill badge.ellipsis badge.ellipsis.fill
    tablecells.fill - badge.ellipsis
    tachometer =
    tag ! fill:e54e circle circle.fill slash slash.fill square square.fill
    takeoutbag.and.cup.and.straw ~e57a fill
    target !
    teddybear = fill
    teletype f1aa circle circle.fill
    tengesign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    tennis.racket ea32 circle circle.fill
    tennisball = fill circle circle.fill
    tent ~ea68 fill circle circle.fill
    tent.2 = fill circle circle.fill
    terminal = fill
    testtube.2 =
    text.aligncenter =
    text.alignleft =
    text.alignright =
    text.append e03b
    text.badge.checkmark =
    text.badge.minus =
    text.badge.plus =
    text.badge.star =
    text.badge.xmark eb80
    text.below.photo e060 fill
    text.book.closed = fill
    text.bubble = fill badge.clock badge.clock.fill
    text.cursor =
    text.document = fill
    text.insert =
    text.justify =
    text.justify.leading @text.justifyleft
    text.justify.left @text.justifyleft
    text.justify.right @text.justifyright
    text.justify.trailing @text.justifyright
    text.justifyleading =
    text.justifyleft =
    text.justifyright =
    text.justifytrailing =
    text.line.first.and.arrowtriangle.forward =
    text.line.last.and.arrowtriangle.forward =
    text.magnifyingglass =
    text.pad.header = badge.clock badge.plus
    text.page = fill badge.magnifyingglass slash slash.fill
    text.quote =
    text.rectangle = fill
    text.rectangle.page = fill
    text.redaction =
    text.viewfinder =
    text.word.spacing =
    textformat ! circle circle.fill
    textformat.alt =
    textformat.characters =
    textformat.size =
    textformat.size.larger =
    textformat.size.smaller =
    textformat.subscript f111
    textformat.superscript f112
    theatermask.and.paintbrush = fill
    theatermasks ^ea66 fill circle circle.fill
    thermometer @thermometer.medium
    thermometer.high =
    thermometer.low =
    thermometer.medium = slash
    thermometer.snowflake = circle circle.fill
    thermometer.sun = fill circle circle.fill
    thermometer.variable @thermometer.medium badge.clock badge.play
    ticket = fill
    timelapse e422
    timer = circle circle.fill square square.fill
    tirepressure =
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
    transmission =
    trapezoid.and.line.horizontal = fill
    trapezoid.and.line.vertical = fill
    trash = fill circle circle.fill square square.fill slash slash.fill slash.circle
    trash - slash.circle.fill
    trash.slash - square square.fill
    tray = fill:= circle circle.fill badge
    tray.2 = fill
    tray.and.arrow.down = fill:=
    tray.and.arrow.up = fill:=
    tray.full = fill
    tree ~ea63 fill circle circle.fill
    triangle = fill lefthalf.filled righthalf.filled tophalf.filled bottomhalf.filled
    triangle - lefthalf.fill:@triangle.lefthalf.filled righthalf.fill:@triangle.righthalf.filled
    triangle.circle = fill
    trophy ~ea23 fill circle circle.fill
    tropicalstorm f070 circle circle.fill
    truck.box ~e558 fill badge.clock badge.clock.fill
    tshirt = fill circle circle.fill
    tugriksign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    tuningfork =
    turkishlirasign eaef circle circle.fill square square.fill
    tv = fill circle circle.fill slash slash.fill
    tv.inset.filled =
    uiwindow.split.2x1 =
    umbrella &f54b fill:&f54a circle circle.fill
    underline =
    video ! fill:= circle circle.fill slash slash.fill slash.circle slash.circle.fill
    video - badge.plus fill.badge.plus badge.checkmark fill.badge.checkmark square square.fill
    video - badge.ellipsis badge.plus.fill badge.waveform badge.waveform.fill
    video.bubble = fill
    video.doorbell = fill
    video.fill - badge.ellipsis
    view.3d e84d
    viewfinder = circle circle.fill trianglebadge.exclamationmark
    viewfinder.rectangular =
    vision.pro @visionpro fill:@visionpro.fill circle circle.fill
    visionpro = fill circle circle.fill badge.exclamationmark badge.exclamationmark.fill
    visionpro - badge.play badge.play.fill slash slash.fill
    visionpro.slash - circle circle.fill
    voiceover =
    volleyball ~ea31 fill circle circle.fill
    wake =
    wallet.bifold ~e850 fill
    wallet.pass ~e850 fill
    wand.and.rays e663
    wand.and.rays.inverse e663
    wand.and.sparkles =
    wand.and.stars e663
    wand.and.stars.inverse e663
    washer ~e54a fill circle circle.fill
    water.waves e176 slash
    waterbottle = fill
    wave.3.backward = circle circle.fill
    wave.3.down = circle circle.fill
    wave.3.forward = circle circle.fill
    wave.3.left = circle circle.fill
    wave.3.right = circle circle.fill
    wave.3.up = circle circle.fill
    waveform = circle circle.fill badge.plus badge.minus badge.exclamationmark slash badge.mic
    waveform - badge.checkmark badge.magnifyingglass badge.xmark
    waveform.and.magnifyingglass =
    waveform.and.mic =
    waveform.low =
    waveform.mid =
    waveform.path = badge.minus badge.plus
    waveform.path.ecg ! rectangle rectangle.fill
    waveform.path.ecg.text =
    web.camera = fill
    widget.extralarge =
    widget.extralarge.badge.plus =
    widget.large = badge.plus
    widget.medium = badge.plus
    widget.small = badge.plus
    wifi e63e circle circle.fill slash square square.fill
    wifi.exclamationmark = circle circle.fill
    wifi.router ^e328 fill
    wind efd8 circle circle.fill
    wind.snow = circle circle.fill
    window.shade.closed =
    window.shade.open =
    window.vertical.closed f088
    window.vertical.open =
    windshield.front.and.heat.waves =
    windshield.front.and.wiper =
    windshield.rear.and.heat.waves =
    windshield.rear.and.wiper =
    wineglass ~f1e8 fill
    wonsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    wrench ~e869 fill
    wrench.adjustable ~e869 fill
    wrench.and.screwdriver ~f10b fill circle circle.fill
    x.squareroot =
    xbox.logo &f5b9
    xmark.bin = fill circle circle.fill
    xmark.circle - badge.airplane badge.airplane.fill
    xmark.icloud = fill
    xmark.octagon = fill
    xmark.rectangle.portrait = fill
    xmark.seal = fill
    xmark.shield ^f012 fill
    xmark.triangle.circle.square = fill
    xserve =
    yensign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    yieldsign = fill
    zl - rectangle.roundedtop:* rectangle.roundedtop.fill:* button.roundedtop.horizontal:*
    zl - button.roundedtop.horizontal.fill:*
    zr - rectangle.roundedtop:* rectangle.roundedtop.fill:* button.roundedtop.horizontal:*
    zr - button.roundedtop.horizontal.fill:*
    zzz =
    """
}
