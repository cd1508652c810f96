/// Which SF Symbols names are known, and what is drawn for them.
///
/// A row is a base name, its look, and its variants. A look is the code point of a glyph of Material
/// Icons, with "~" if the glyph is filled and its outline is shown, "^" if the holes in it are shown
/// filled as well, "<" if it is mirrored, ">" for each quarter turn clockwise; or "!" for a picture of `SymbolPictures`. A variant ("circle.fill")
/// has a look after a colon, or is put together from the base; further variants follow in rows with
/// the look "-". Rows are sorted by the bytes of their names.
///
/// Long because it is data. As one literal it costs nothing until a symbol is looked up, and a
/// lookup touches a dozen rows.
enum SymbolTable {
  /// The look of a base name and its variants.
  struct Row {
    var look: Substring
    var variants: [Substring]
  }

  /// The row of a base name.
  static func row(named name: some StringProtocol) -> Row? {
    let name = Array(name.utf8)
    guard name.allSatisfy({ $0 > 0x20 }) else { return nil }
    var row: Row?
    rows.withUTF8Buffer { text in
      var low = 0, high = text.count
      while low < high {
        let start = startOfLine(around: (low + high) / 2, in: text)
        if isLine(at: start, in: text, before: name) {
          low = endOfLine(from: start, in: text) + 1
        } else {
          high = start
        }
      }
      while low < text.count {
        let end = endOfLine(from: low, in: text)
        let line = text[low..<end]
        guard line.count > name.count, line.starts(with: name), text[low + name.count] == 0x20
        else { return }
        let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
        row = row ?? Row(look: fields[1], variants: [])
        row?.variants += fields[2...]
        low = end + 1
      }
    }
    return row
  }

  /// All names, base names and variants.
  static var names: [String] {
    rows.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }.split(separator: "\n")
      .flatMap { line -> [String] in
        let fields = line.split(separator: " ")
        let variants = fields.dropFirst(2).map { "\(fields[0]).\($0.prefix { $0 != ":" })" }
        return fields[1] == "-" ? variants : [String(fields[0])] + variants
      }
  }

  private static func startOfLine(
    around position: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var start = position
    while start > 0, text[start - 1] != 0x0A { start -= 1 }
    return start
  }

  private static func endOfLine(from start: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    var end = start
    while end < text.count, text[end] != 0x0A { end += 1 }
    return end
  }

  /// Whether the name in a line sorts before another.
  private static func isLine(
    at start: Int, in text: UnsafeBufferPointer<UInt8>, before name: [UInt8]
  ) -> Bool {
    for (offset, byte) in name.enumerated() {
      let other = text[start + offset]
      // The space after a name is less than all that names consist of.
      if other != byte { return other < byte }
    }
    return false
  }

  private static let rows: StaticString = """
    accessibility e84e fill
    airplane >e539 circle circle.fill
    airplane.arrival e904
    airplane.departure e905
    airplayvideo e055 circle circle.fill
    alarm e855 fill
    align.horizontal.center e00f fill
    align.horizontal.left e00d fill
    align.horizontal.right e010 fill
    align.vertical.bottom e015 fill
    align.vertical.center e011 fill
    align.vertical.top e00c fill
    allergens f221 fill
    ant ~e868 fill circle circle.fill
    antenna.radiowaves.left.and.right e51e circle circle.fill slash slash.circle slash.circle.fill
    apple.terminal ~eb8e fill
    applewatch e334 slash
    archivebox ~e1a1 fill circle circle.fill
    arkit e9fe
    arrow.2.circlepath e028 circle circle.fill
    arrow.2.squarepath e040
    arrow.3.trianglepath e760
    arrow.backward.to.line <e31c circle circle.fill square
    arrow.branch f184
    arrow.clockwise e5d5 circle circle.fill square square.fill
    arrow.counterclockwise e042 circle circle.fill square square.fill
    arrow.down.and.line.horizontal.and.arrow.up e259
    arrow.down.app e171
    arrow.down.bin ^e149 fill
    arrow.down.circle.dotted f001
    arrow.down.forward.and.arrow.up.backward f1cf circle circle.fill
    arrow.down.right.and.arrow.up.left f1cf circle circle.fill
    arrow.down.to.line e258 circle circle.fill square
    arrow.down.to.line.compact e258
    arrow.forward.to.line e31c circle circle.fill square
    arrow.left.and.right >ea16 circle circle.fill square square.fill
    arrow.left.arrow.right e8d4 circle circle.fill square square.fill
    arrow.left.to.line <e31c circle circle.fill square
    arrow.left.to.line.compact <e31c
    arrow.right.doc.on.clipboard ea8e
    arrow.right.to.line e31c circle circle.fill square
    arrow.right.to.line.compact e31c
    arrow.triangle.2.circlepath e627 circle circle.fill
    arrow.triangle.2.circlepath.camera ~efeb fill
    arrow.triangle.2.circlepath.icloud ~eb5a fill
    arrow.triangle.branch ebac
    arrow.triangle.capsulepath e040
    arrow.triangle.merge eb98
    arrow.triangle.swap e0d7
    arrow.triangle.turn.up.right.diamond ^e52e fill
    arrow.turn.down.left e5d9
    arrow.turn.down.right e5da
    arrow.turn.left.up eba7
    arrow.turn.right.up ebaa
    arrow.turn.up.left eba6
    arrow.turn.up.right ebab
    arrow.up.and.down ea16 circle circle.fill square square.fill
    arrow.up.and.down.and.arrow.left.and.right e89f
    arrow.up.and.down.text.horizontal e240
    arrow.up.arrow.down e0c3 circle circle.fill square square.fill
    arrow.up.backward.and.arrow.down.forward <f1ce circle circle.fill
    arrow.up.bin ^e169 fill
    arrow.up.doc e9fc
    arrow.up.forward.app e895
    arrow.up.forward.square e895
    arrow.up.left.and.arrow.down.right <f1ce circle circle.fill
    arrow.up.right.square e895
    arrow.up.to.line e25a circle circle.fill square
    arrow.up.to.line.compact e25a
    arrow.uturn.backward e166 circle circle.fill square square.fill
    arrow.uturn.down eba2 circle circle.fill square square.fill
    arrow.uturn.forward e15a circle circle.fill square square.fill
    arrow.uturn.left e166 circle circle.fill square square.fill
    arrow.uturn.right e15a circle circle.fill square square.fill
    arrowshape.backward ~<e154 fill circle circle.fill
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
    arrowtriangle.right ! fill:! circle circle.fill square square.fill
    arrowtriangle.up ! fill:! circle circle.fill square square.fill
    backpack ~f19c fill circle circle.fill
    backward ~e020 fill circle circle.fill
    backward.end ~e045 fill circle circle.fill
    bag ~f1cc fill circle circle.fill badge.plus badge.minus fill.badge.plus fill.badge.minus
    bandage ~e3f3 fill
    banknote ~ef63 fill
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
    beats.headphones f01f
    bed.double ~e53a fill circle circle.fill
    bell e7f5 fill:e7f4 circle circle.fill slash slash.fill slash.circle slash.circle.fill badge
    bell - badge.fill badge.circle badge.circle.fill square square.fill
    bell.and.waves.left.and.right ~e7f7 fill
    bicycle e52f circle circle.fill
    birthday.cake ~e7e9 fill
    bitcoinsign ebc5 circle circle.fill square square.fill
    bluetooth e1a7
    bold e238
    bolt ! fill:! circle circle.fill slash slash.fill badge.checkmark
    bolt.car ~eb1c fill
    bolt.horizontal >ea0b
    book ~e0e0 fill circle circle.fill
    book.closed ~e865 fill circle circle.fill
    bookmark e867 fill:e866 circle circle.fill slash slash.fill square square.fill
    books.vertical ! fill:! circle circle.fill
    box.truck ~e558 fill
    brain.filled.head.profile ea4a
    brain.head.profile ea4a
    briefcase e943 fill:e8f9 circle circle.fill
    bubble.left e0cb fill:e0ca circle circle.fill
    bubble.left.and.bubble.right ~e0bf fill
    bubble.right <e0cb fill:<e0ca circle circle.fill
    building ~e0af fill
    building.2 ~e7f1 fill circle circle.fill
    building.columns ~e84f fill circle circle.fill
    bus ~e530 fill
    cable.connector efe6
    calendar e935 circle circle.fill badge.plus badge.minus badge.clock badge.exclamationmark
    calendar - badge.checkmark
    calendar.day.timeline.left e616
    camera ! fill:e412 circle circle.fill badge.ellipsis fill.badge.ellipsis badge.clock
    camera - badge.clock.fill
    camera.aperture e3af
    camera.macro e545 circle circle.fill
    camera.metering.center.weighted e3b5
    camera.metering.spot e3dc
    camera.viewfinder e3b5
    capslock ~e318 fill
    captions.bubble ^e01c fill
    car ~e531 fill circle circle.fill
    car.2 ~e940 fill
    carrot ! fill:! circle circle.fill
    cart ! fill:e8cc circle circle.fill badge.plus badge.minus badge.questionmark fill.badge.plus
    cart - fill.badge.minus fill.badge.questionmark
    case ~eb3f fill
    cellularbars !
    chair ~efee fill
    chair.lounge ~efed fill
    character.cursor.ibeam e262
    chart.bar ! fill:!
    chart.bar.doc.horizontal ^e85c fill
    chart.bar.xaxis e26b
    chart.dots.scatter e6dd
    chart.line.downtrend.xyaxis ! circle circle.fill
    chart.line.uptrend.xyaxis ! circle circle.fill
    chart.pie f044 fill:e6c4
    chart.xyaxis.line !
    checklist e6b1
    checkmark.icloud ^e2bf fill
    checkmark.seal ^ef76 fill
    checkmark.shield ^e8e8 fill
    chevron.backward.2 eac3
    chevron.down.2 ead0
    chevron.forward.2 eac9
    chevron.left.2 eac3
    chevron.left.forwardslash.chevron.right e86f
    chevron.right.2 eac9
    chevron.up.2 eacf
    chevron.up.chevron.down e5d7
    circle.grid.cross e074
    circle.hexagongrid eaa6 fill
    circle.lefthalf.filled eb37
    circle.righthalf.filled <eb37
    circle.slash e14b
    clipboard e14f fill:e85d
    clock e8b5 fill:efd6 badge.checkmark badge.checkmark.fill badge.xmark badge.xmark.fill
    clock - badge.exclamationmark badge.exclamationmark.fill badge.questionmark
    clock - badge.questionmark.fill
    clock.arrow.2.circlepath e923
    clock.arrow.circlepath e889
    cloud e2c2 fill:e2bd circle circle.fill slash slash.fill
    cloud.bolt ~ebdb fill circle circle.fill
    cloud.bolt.rain ~ebdb fill circle circle.fill
    cloud.drizzle ! fill:! circle circle.fill
    cloud.fog ~e818 fill circle circle.fill
    cloud.heavyrain ! fill:! circle circle.fill
    cloud.rain ! fill:! circle circle.fill
    cloud.snow ~e810 fill circle circle.fill
    cloud.sun ! fill:! circle circle.fill
    cloud.sun.rain ! fill:! circle circle.fill
    command eae7 circle circle.fill square square.fill
    compass.drawing ea3b
    computermouse ~e323 fill
    control eae6
    cpu ~e322 fill
    creditcard ! fill:e870 circle circle.fill
    crop e3be
    crop.rotate e437
    cross ! fill:! circle circle.fill
    cross.case ^f109 fill
    crown ! fill:!
    cube ! fill:!
    cube.transparent e9fe
    cup.and.saucer ~e541 fill
    curlybraces ead3 square square.fill
    decrease.indent e23d
    delete.backward ^e14a fill
    delete.forward ^<e14a fill
    delete.left ^e14a fill
    delete.right ^<e14a fill
    desktopcomputer e30b
    dice ^eb40 fill
    display ef5b
    doc ! fill:e24d circle circle.fill badge.plus badge.arrow.up badge.gearshape badge.ellipsis
    doc - fill.badge.plus fill.badge.ellipsis
    doc.on.clipboard e14f fill
    doc.on.doc e14d fill:e173
    doc.plaintext ^ef42 fill
    doc.richtext ^ef42 fill
    doc.text ^e873 fill
    doc.text.magnifyingglass e880
    doc.viewfinder e5fa fill
    dock.rectangle e06c
    dollarsign.arrow.circlepath eb70
    door.garage.closed f011
    door.left.hand.closed ^effd fill
    door.left.hand.open eb4f
    door.sliding.left.hand.closed ^effe fill
    dot.radiowaves.left.and.right e51e
    dot.viewfinder e3dc
    dpad e30f fill
    drop ~e798 fill circle circle.fill
    dumbbell eb43 fill
    ear e023 fill:e023
    earbuds f003
    eject ~e8fb fill circle circle.fill
    ellipsis.bubble ^e625 fill
    ellipsis.message ^e625 fill
    ellipsis.rectangle f042
    envelope e0e1 fill:e158 circle circle.fill badge badge.fill
    envelope.open ~e151 fill
    ev.charger ~e56d fill
    exclamationmark.arrow.circlepath e629
    exclamationmark.arrow.triangle.2.circlepath e629
    exclamationmark.bubble ^e87f fill
    exclamationmark.octagon f052 fill:e160
    exclamationmark.shield ^f014 fill
    exclamationmark.triangle f083 fill:e002
    externaldrive ! fill:! badge.plus badge.minus badge.checkmark badge.xmark fill.badge.plus
    externaldrive - fill.badge.minus fill.badge.checkmark fill.badge.xmark
    eye ! fill:e8f4 circle circle.fill slash slash.fill square square.fill
    eyedropper e3b8
    face.smiling e0ed
    facemask ~f218 fill
    faxmachine ~ead8 fill
    ferry ~e532 fill
    figure.2.and.child.holdinghands f1a2
    figure.and.child.holdinghands f1ac
    figure.arms.open e92c
    figure.cricket ea27
    figure.dress.line.vertical.figure e63d
    figure.gymnastics ebc4
    figure.handball ea33
    figure.hiking e50a
    figure.martial.arts eae9
    figure.mind.and.body ea78
    figure.outdoor.cycle e52f
    figure.pool.swim eb48
    figure.roll e934
    figure.rower e921
    figure.run e566 circle circle.fill
    figure.skateboarding e511
    figure.skiing.downhill e509
    figure.snowboarding e513
    figure.stand e4eb
    figure.surfing e515
    figure.walk e536 circle circle.fill
    figure.wave ea1d circle circle.fill
    figure.wrestling ea34
    figure.yoga ea78
    film ~e8da fill circle circle.fill
    film.stack ^e04a fill
    fireplace ~ea43 fill
    flag e16e fill:e153 circle circle.fill slash slash.fill badge.ellipsis fill.badge.ellipsis
    flag - square square.fill
    flag.checkered f06e
    flame ~ef55 fill circle circle.fill
    flashlight.off.fill f00a
    flashlight.on.fill f00b
    flask ea4b fill
    folder e2c8 fill:e2c7 circle circle.fill badge.plus badge.minus badge.questionmark
    folder - badge.gearshape fill.badge.plus fill.badge.minus fill.badge.questionmark
    folder - fill.badge.gearshape
    football ~ea29 fill circle circle.fill
    fork.knife e56c circle circle.fill
    forward ~e01f fill circle circle.fill
    forward.end ~e044 fill circle circle.fill
    francsign eafa circle circle.fill square square.fill
    fuelpump ~e546 fill circle circle.fill
    gamecontroller ^ea28 fill circle circle.fill
    gauge e9e4 badge.plus badge.minus
    gauge.with.dots.needle.67percent e9e4
    gear !
    gearshape ! fill:e8b8 circle circle.fill
    gearshape.2 ~f10c fill
    gift ! fill:! circle circle.fill
    globe e894
    globe.americas ~e80b fill
    gobackward e042
    gobackward.10 e059
    gobackward.30 e05a
    gobackward.5 e05b
    goforward e5d5
    goforward.10 e056
    goforward.30 e057
    goforward.5 e058
    graduationcap ~e80c fill circle circle.fill
    hammer ~ea59 fill circle circle.fill
    hand.pinch eb38 fill
    hand.point.up ~ebb9 fill
    hand.point.up.left ~ebb9 fill
    hand.raised ~e764 fill circle circle.fill slash slash.fill square square.fill
    hand.raised.fingers.spread ~e925 fill
    hand.tap ~e913 fill
    hand.thumbsdown e9f2 fill:e8db circle circle.fill
    hand.thumbsup e9f3 fill:e8dc circle circle.fill
    hand.wave ~e766 fill
    hands.and.sparkles ~f21f fill
    hanger f19e
    hare ^e799 fill circle circle.fill
    headphones f01f circle circle.fill
    heart e87e fill:e87d circle circle.fill slash slash.fill square square.fill slash.circle
    heart - slash.circle.fill
    hifispeaker ~e32d fill
    hifispeaker.2 ~e32e fill
    highlighter e22b
    hourglass e88b circle circle.fill
    hourglass.bottomhalf.filled ea5c
    hourglass.tophalf.filled ea5b
    house ! fill:e9b2 circle circle.fill slash slash.fill
    house.lodge e587
    hurricane ebd5 circle circle.fill
    icloud e2c2 fill:e2bd circle circle.fill slash slash.fill
    icloud.and.arrow.down ^e2c0 fill
    icloud.and.arrow.up ^e2c3 fill
    increase.indent e23e
    indianrupeesign eaf7 circle circle.fill square square.fill
    infinity eb3d circle circle.fill
    internaldrive ! fill:!
    ipad e331
    ipad.gen1 e331
    ipad.landscape >>>e331
    iphone e325 circle circle.fill slash slash.circle slash.circle.fill
    iphone.and.arrow.forward f05c
    iphone.gen1 e325 circle circle.fill
    iphone.gen2 e324 circle circle.fill
    iphone.gen3 e324 circle circle.fill
    iphone.landscape >>>e325
    iphone.radiowaves.left.and.right e62d
    italic e23f
    key ~e0da fill
    key.horizontal ~e0da fill
    keyboard ^e312 fill badge.ellipsis
    keyboard.chevron.compact.down ^e31a fill
    ladybug ~f0fa fill circle circle.fill
    lamp.ceiling ~f02a fill
    laptopcomputer e320 slash
    laptopcomputer.and.iphone e1b1
    leaf ~ea35 fill circle circle.fill
    lifepreserver ef73 fill
    lightbulb e90f fill:e0f0 circle circle.fill slash slash.fill
    line.3.horizontal.decrease e152 circle circle.fill
    line.horizontal.3.decrease e152 circle circle.fill
    link e157 circle circle.fill badge.plus
    list.bullet e241 circle circle.fill
    list.bullet.clipboard ^e85d fill
    list.bullet.indent e8de
    list.bullet.rectangle e0ee
    list.clipboard ^e85d fill
    list.dash e896
    list.number e242
    livephoto e9c1 slash
    livephoto.play e9c2
    location ! fill:e569 circle circle.fill slash slash.fill
    location.north ~e55d fill
    location.viewfinder e1b3
    lock e899 fill:e897 circle circle.fill square square.fill slash slash.fill
    lock.iphone e0dc
    lock.open e898 fill
    lock.rotation eade
    lock.shield ~e32a fill
    macbook e320
    macbook.and.iphone e1b1
    macwindow e069
    magazine ~e666 fill
    magnifyingglass e8b6 circle circle.fill
    mail.stack e9bc
    map ! fill:e55b circle circle.fill
    mappin ! circle circle.fill square square.fill slash slash.circle slash.circle.fill
    mappin.and.ellipse e55e
    medal ~ea3f fill
    medical.thermometer f076
    megaphone ~ef49 fill
    memorychip ~e322 fill
    menubar.rectangle e069
    message e0cb fill:e0ca circle circle.fill badge badge.fill
    mic e02a fill:e029 circle circle.fill slash slash.fill slash.circle slash.circle.fill
    mic - badge.plus fill.badge.plus square square.fill
    microbe ~f221 fill circle circle.fill
    microwave ~f204 fill
    minus.magnifyingglass e900
    moon ! fill:e51c circle circle.fill
    moon.stars ~ea46 fill circle circle.fill
    moon.zzz ~ef44 fill
    motorcycle e9f9
    mountain.2 ~e3df fill circle circle.fill
    movieclapper ~e02c fill
    mug ~ea1b fill
    music.mic ef5a circle circle.fill
    music.note e405 circle circle.fill
    music.note.list e03d
    music.note.tv e063
    network e894 slash
    newspaper ~eb81 fill circle circle.fill
    nosign e611
    note f1fc
    note.text ^e873 badge.plus
    opticaldisc ~e019 fill
    option eae8
    paintbrush ~e3ae fill
    paintbrush.pointed ~e3ae fill
    paintpalette ^e40a fill
    paperclip e226 circle circle.fill badge.ellipsis
    paperplane ! fill:e163 circle circle.fill
    parkingsign e54f circle circle.fill
    party.popper ~ea65 fill
    pause ! fill:! circle circle.fill rectangle rectangle.fill
    pawprint ! fill:! circle circle.fill
    pencil e3c9 circle circle.fill slash
    pencil.and.outline e746
    pencil.and.ruler ~f10a fill
    person e7ff fill:e7fd circle circle.fill slash slash.fill slash.circle slash.circle.fill
    person - badge.plus badge.minus badge.clock fill.badge.plus fill.badge.minus fill.checkmark
    person - fill.xmark fill.questionmark square square.fill
    person.2 e7fc fill:e7fb circle circle.fill slash slash.fill badge.gearshape
    person.2 - fill.badge.gearshape badge.plus badge.minus fill.badge.plus fill.badge.minus
    person.3 ~f233 fill
    person.3.sequence ~f233 fill
    person.crop.artframe e416
    person.crop.circle ! fill:e853 badge.plus badge.minus badge.checkmark badge.xmark badge.clock
    person.crop.circle - badge.exclamationmark badge.questionmark fill.badge.plus
    person.crop.circle - fill.badge.minus fill.badge.checkmark fill.badge.xmark fill.badge.clock
    person.crop.circle - fill.badge.exclamationmark fill.badge.questionmark
    person.crop.rectangle e416
    person.crop.square ^e851 fill
    person.fill.viewfinder ec10
    person.text.rectangle ^ea67 fill
    person.wave.2 ~e91f fill
    personalhotspot e1e2 circle circle.fill slash
    phone ~e0cd fill circle circle.fill badge.plus fill.badge.plus badge.checkmark
    phone - fill.badge.checkmark
    phone.arrow.down.left ~e649 fill
    phone.arrow.up.right ~e61c fill
    phone.connection ~e61d fill
    phone.down ~e0b1 fill circle circle.fill
    photo e3c4 fill:e3f4 circle circle.fill badge.plus badge.checkmark badge.arrow.down
    photo.on.rectangle e3d3 fill:e413
    photo.stack ^e413 fill
    pianokeys e521
    pills ^f033 fill circle circle.fill
    pin ~f10d fill circle circle.fill slash slash.fill
    play ! fill:! circle circle.fill square square.fill slash slash.fill
    play.rectangle ^f06a fill
    play.square.stack ^e04a fill
    play.tv e639
    plus.bubble ^<e266 fill
    plus.magnifyingglass e8ff
    plus.message ^<e266 fill
    plus.rectangle.on.rectangle ^e39d fill
    plus.square.on.square ^e39d fill
    point.3.connected.trianglepath.dotted e9f4
    point.topleft.down.curvedto.point.bottomright.up eacd
    power e8ac circle circle.fill
    powerplug ~e63c fill
    printer ~e8ad fill
    puzzlepiece ~e87b fill
    puzzlepiece.extension ~e87b fill
    qrcode ef6b
    qrcode.viewfinder f206
    questionmark.bubble ^e0c6 fill
    quote.closing e244
    quote.opening >>e244
    rainbow e3fc
    rays e3e4
    recordingtape e0d9 circle circle.fill
    rectangle.3.group ~e871 fill
    rectangle.and.pencil.and.ellipsis f042
    rectangle.bottomthird.inset.filled e06c
    rectangle.compress.vertical e94d
    rectangle.dashed ef52
    rectangle.expand.vertical e94f
    rectangle.grid.1x2 ~e8e9 fill
    rectangle.grid.2x2 ~e9b0
    rectangle.grid.3x2 ! fill:!
    rectangle.inset.filled.and.person.filled eaf0
    rectangle.on.rectangle e3e0 fill
    rectangle.portrait.and.arrow.forward e9ba fill
    rectangle.portrait.and.arrow.right e9ba fill
    rectangle.split.2x1 !
    rectangle.split.3x1 ~e8f3 fill
    rectangle.stack ! fill:! badge.plus badge.minus
    rectangle.topthird.inset.filled e8d8
    refrigerator eb47
    repeat e040 circle circle.fill
    repeat.1 e041 circle circle.fill
    return e31b
    return.left e31b
    return.right <e31b
    rosette e7af
    rotate.3d e84d
    rotate.left ~e418 fill
    rotate.right ~eaab fill
    rublesign eaec circle circle.fill square square.fill
    rugbyball ~ea2e fill
    ruler ~e41c fill
    safari ~e87a fill
    sailboat ~e502 fill
    scalemass ~eb5f fill
    scanner ~e329 fill
    scissors e14e
    scooter eb28
    scope e1b3
    scribble e155
    sdcard ~e623 fill
    server.rack e875
    shield ~e9e0 fill slash slash.fill
    shield.lefthalf.filled e32a
    shippingbox ! fill:! circle circle.fill
    shower f061 fill
    shuffle e043 circle circle.fill
    sidebar.leading !
    sidebar.left !
    sidebar.right !
    sidebar.trailing !
    signpost.right ~eb91 fill
    simcard ~e32b fill
    slider.horizontal.3 e429
    slider.vertical.3 >e429
    smallcircle.circle e39e
    snowflake eb3b circle circle.fill slash
    soccerball ea2f circle circle.fill
    sofa ~e16b fill
    sparkles e65f
    speaker ! fill:! circle circle.fill slash slash.fill
    speaker.wave.1 ! fill:!
    speaker.wave.2 ! fill:! circle circle.fill
    speaker.wave.3 ! fill:!
    speedometer e9e4
    square.3.layers.3d e53b slash
    square.and.arrow.down e171 fill
    square.and.arrow.up e6b8 circle circle.fill
    square.and.pencil ! circle circle.fill
    square.fill.text.grid.1x2 e8ef
    square.grid.2x2 ! fill:!
    square.grid.3x3 e3ec fill:e5c3
    square.on.square e3e0
    square.split.2x1 !
    square.stack e3e0
    square.stack.3d.up ~e53b fill slash slash.fill
    squareshape.split.2x2 e228
    stairs f1a9
    star e83a fill:e838 circle circle.fill slash slash.fill square square.fill
    star.bubble ^f054 fill
    star.leadinghalf.filled e839
    staroflife ~e1eb fill circle circle.fill
    stop ! fill:! circle circle.fill
    stopwatch e425 fill:e425
    storefront ~e8d1 fill circle circle.fill
    strikethrough e257
    studentdesk f8f4
    suitcase ~f235 fill
    sum e24a
    sun.horizon e1c6 fill circle circle.fill
    sun.max ! fill:! circle circle.fill
    syringe e138
    table.furniture ~eac6 fill
    tablecells ~e265 fill
    tag ! fill:e54e circle circle.fill slash slash.fill
    takeoutbag.and.cup.and.straw ~e57a fill
    target !
    teletype f1aa
    tennis.racket ea32 circle circle.fill
    tent ~ea68 fill circle circle.fill
    terminal ~eb8e fill
    text.aligncenter e234
    text.alignleft e236
    text.alignright e237
    text.append e03b
    text.badge.checkmark e065
    text.badge.plus e03b
    text.badge.xmark eb80
    text.below.photo e060 fill
    text.bubble ^e0b7 fill
    text.justify e235
    text.justify.leading e235
    text.justify.left e235
    text.magnifyingglass f02f
    textformat ! circle circle.fill
    textformat.subscript f111
    textformat.superscript f112
    theatermasks ^ea66 fill circle circle.fill
    thermometer e1ff
    thermometer.high e1ff
    thermometer.low e1ff
    thermometer.medium e1ff slash
    ticket ^e53f fill
    timelapse e422
    timer e01b circle circle.fill square square.fill
    tornado e199 circle circle.fill
    tortoise ! fill:! circle circle.fill
    touchid e90d
    tram ~e571 fill circle circle.fill
    tram.tunnel ~e56f fill
    translate e8e2
    trash e92e fill:e872 circle circle.fill square square.fill slash slash.fill slash.circle
    trash - slash.circle.fill
    tray ~e156 fill circle circle.fill
    tray.2 ~e97f fill
    tray.and.arrow.down ~e168 fill
    tray.and.arrow.up ~ef5f fill
    tree ~ea63 fill circle circle.fill
    trophy ~ea23 fill circle circle.fill
    tropicalstorm f070 circle circle.fill
    truck.box ~e558 fill
    turkishlirasign eaef circle circle.fill square square.fill
    tv e333 fill circle circle.fill slash slash.fill
    umbrella ~eb3e fill
    underline e249
    video ! fill:e04b circle circle.fill slash slash.fill slash.circle slash.circle.fill
    video - badge.plus fill.badge.plus badge.checkmark fill.badge.checkmark square square.fill
    view.3d e84d
    viewfinder e3c2 circle circle.fill
    volleyball ~ea31 fill circle circle.fill
    wallet.pass ~e850 fill
    wand.and.rays e663
    wand.and.stars e663
    washer ~e54a fill
    water.waves e176
    waveform e1b8 circle circle.fill badge.plus badge.minus badge.exclamationmark
    waveform.path.ecg ! rectangle rectangle.fill
    wifi e63e circle circle.fill slash
    wifi.router ^e328 fill
    wind efd8 circle circle.fill
    window.vertical.closed f088
    wineglass ~f1e8 fill
    wrench ~e869 fill
    wrench.adjustable ~e869 fill
    wrench.and.screwdriver ~f10b fill
    xmark.octagon ^e99a fill
    xmark.shield ^f012 fill
    """
}
