/// The descriptions of symbols that no icon font has.
///
/// A row is a name and words; each word draws a figure over the previous ones, or begins a layer.
///
/// A layer is ":", its rank, the name of its colour in multicolor rendering, or those for the
/// outlined and the filled symbol ("gray/white"), and "%" if a variable value reveals it.
///
/// A figure is a letter and numbers, in hundredths of ems, with y pointing down, relative to the
/// centre of the symbol. The width of strokes follows the weight of the text. Interiors are filled
/// in the filled variant:
/// - "s" strokes a polyline, "S" a curve through points, "l" a polyline with rounded corners
///   (radius, points).
/// - "p" outlines a polygon, "P" a closed curve, "g" a polygon with rounded corners; "f" and "F"
///   fill "p" and "P".
/// - "o" outlines a circle (x, y, radius), "c" outlines it in both variants, "d" fills it.
/// - "e" outlines an ellipse (x, y, radii, tilt), "E" fills it.
/// - "a" strokes an arc (x, y, radius, start and end in degrees clockwise from the x axis).
/// - "r" outlines a rectangle (x and y of its centre, width, height, corner radius), "q" outlines
///   it in both variants, "b" fills it.
/// - "@" places another symbol or the look of a glyph (scale in percent, x and y of its centre,
///   tilt), filled in the filled variant; "=" places it unchanged. The symbol "*" is the base of a
///   variant, in the rows whose names begin with "*".
///
/// Prefixes of the letter: "/" places a figure in front of the previous ones, with a gap around it;
/// "!" draws a mark, which is a hole in the filled variant; "-" cuts a hole; "*8" repeats a figure
/// eight times around the origin. Rows are sorted by the bytes of their names; rows with the same
/// name are one symbol.
///
/// The table is long because it is data, with lines as long as a figure needs.
enum SymbolSketches {
  /// The words of a row.
  static func row(named name: some StringProtocol) -> [Substring]? { rows.words(after: name) }

  /// The names of the rows that are whole symbols.
  static var names: Set<String> {
    Set(rows.all.compactMap { $0.first.map(String.init) }.filter { !$0.hasPrefix("*") })
  }

  private static let rows = WordTable(text: literal)

  private static let literal: StaticString = """
    *.arrow.circlepath :1 a0,0,51,-75,165 s-62,-4,-49,14,-34,-2 :0 =*,56
    *.arrow.trianglehead.counterclockwise.rotate.90 :1 a0,0,51,-75,165 s-62,-4,-49,14,-34,-2 :0
    *.arrow.trianglehead.counterclockwise.rotate.90 =*,56
    *.button.horizontal r0,0,124,64,32 !=*,44
    *.button.roundedbottom.horizontal p-58,-28,-57,-32,-55,-35,-52,-37,-48,-38,48,-38,52,-37,55,-35,57,-32,58,-28,58,6,56,18,49,29,38,36,26,38,-26,38,-38,36,-49,29,-56,18,-58,6
    *.button.roundedbottom.horizontal !=*,42
    *.button.roundedtop.horizontal p-58,-6,-56,-18,-49,-29,-38,-36,-26,-38,26,-38,38,-36,49,-29,56,-18,58,-6,58,28,57,32,55,35,52,37,48,38,-48,38,-52,37,-55,35,-57,32,-58,28
    *.button.roundedtop.horizontal !=*,42
    *.calendar r0,4,104,96,18 !s-50,-20,50,-20 s-26,-54,-26,-42 s26,-54,26,-42 !=*,44,0,17
    *.lane s-52,-46,-52,46 s52,-46,52,46 =*,72
    *.rectangle.roundedbottom p-58,-28,-57,-32,-55,-35,-52,-37,-48,-38,48,-38,52,-37,55,-35,57,-32,58,-28,58,6,56,18,49,29,38,36,26,38,-26,38,-38,36,-49,29,-56,18,-58,6
    *.rectangle.roundedbottom !=*,42
    *.rectangle.roundedtop p-58,-6,-56,-18,-49,-29,-38,-36,-26,-38,26,-38,38,-36,49,-29,56,-18,58,-6,58,28,57,32,55,35,52,37,48,38,-48,38,-52,37,-55,35,-57,32,-58,28
    *.rectangle.roundedtop !=*,42
    *.square.on.square :1 r14,-14,80,80,18 :0 /r-14,14,80,80,18 !=*,46,-14,14
    123.rectangle :1 r0,0,128,90,16 :0 !=textformat.123,50
    air.conditioner.horizontal r0,-20,120,52,12 s-40,-8,40,-8 S-34,20,-38,32,-34,40,-38,50
    air.conditioner.horizontal S0,20,-4,32,0,40,-4,50 S34,20,30,32,34,40,30,50
    air.conditioner.vertical r0,0,70,116,14 !s-18,-36,18,-36 !s-18,-20,18,-20 !d0,34,8
    air.purifier r0,0,76,112,18 !s-20,-36,20,-36 !c0,12,24 !d0,12,8
    airplane.ticket :1 g8,-58,-34,58,-34,58,-10,48,0,58,10,58,34,-58,34,-58,10,-48,0,-58,-10 :0
    airplane.ticket !=airplane,46
    airplayaudio f0,14,30,50,-30,50 a0,-4,50,135,405 a0,-4,31,138,402 a0,-4,12,150,390
    airpod.left F-2,-46,14,-42,20,-28,14,-14,4,-10,4,44,-6,44,-6,-10,-18,-18,-20,-32,-14,-42
    airpod.right F2,-46,-14,-42,-20,-28,-14,-14,-4,-10,-4,44,6,44,6,-10,18,-18,20,-32,14,-42
    airpods F-30,-46,-14,-42,-8,-28,-14,-14,-24,-10,-24,44,-34,44,-34,-10,-46,-18,-48,-32,-42,-42
    airpods F30,-46,14,-42,8,-28,14,-14,24,-10,24,44,34,44,34,-10,46,-18,48,-32,42,-42
    airpods.chargingcase r0,0,112,88,34 !s-52,-12,52,-12 !d0,10,5
    airpodsmax :0 r-40,16,26,58,12 r40,16,26,58,12 :1 S-40,-14,-36,-42,0,-54,36,-42,40,-14
    airpodspro F-30,-40,-14,-34,-6,-20,-12,-6,-22,-2,-25,38,-37,38,-35,-8,-46,-16,-48,-28,-42,-36
    airpodspro F30,-40,14,-34,6,-20,12,-6,22,-2,25,38,37,38,35,-8,46,-16,48,-28,42,-36
    airpodspro -s-16,-32,-8,-14 -s16,-32,8,-14
    alarm o0,6,47 !s0,-19,0,6 !s0,6,16,15 s-54,-30,-36,-49 s54,-30,36,-49
    alarm.waves.left.and.right :1 @alarm,74 :0 a0,4,56,150,205 a0,4,56,-25,30
    amplifier r0,6,112,92,12 !c-22,14,18 !c24,14,18 s-40,-50,40,-50
    angle s48,40,-48,40,26,-44 a-48,40,46,-48,0
    app.connected.to.app.below.fill b-22,-26,52,52,14 b26,30,44,44,12 s-22,0,-22,30,4,30
    app.dashed *4S-50,-24,-49,-38,-38,-49,-24,-50 *4s-8,-50,8,-50
    app.gift :1 r0,0,106,106,27 :0 !=gift.fill,56,0,-2
    appclip *8a0,0,50,-14,14 r0,0,52,52,16
    apple.image.playground :1 @photo :0 !=sparkles,40,0,-4
    apple.intelligence :0 c0,0,22 :1 *6a0,-36,18,150,390
    apple.writing.tools :0 =pencil,80,8,-8 :1 *3a0,0,54,80,120
    appletv r0,0,112,48,16 !d36,0,5
    applewatch r0,0,72,84,22 f-16,-60,16,-60,20,-46,-20,-46 f-20,46,20,46,16,60,-16,60 b41,-10,8,22,4
    applewatch.radiowaves.left.and.right :1 =applewatch,72 :0 a0,0,40,150,210 a0,0,56,150,210
    applewatch.radiowaves.left.and.right a0,0,40,-30,30 a0,0,56,-30,30
    applewatch.watchface r0,0,72,84,22 !s0,-22,0,2,16,10 s-18,-48,-16,-58,16,-58,18,-48
    applewatch.watchface s-18,48,-16,58,16,58,18,48
    apps.ipad r0,0,84,112,14 !b-16,-18,20,20,6 !b16,-18,20,20,6 !b-16,14,20,20,6 !b16,14,20,20,6
    apps.iphone r0,0,64,112,16 !b-12,-22,16,16,5 !b12,-22,16,16,5 !b-12,4,16,16,5 !b12,4,16,16,5
    apps.iphone.badge.plus :1 =apps.iphone,94,-6,-4 :0 /=plus.circle.fill,46,28,38
    aqi.high d0,0,13 *6d26,0,12.5 *12d48,0,11
    aqi.low d0,0,7 *6d22,0,7 *12d45,0,6
    aqi.medium d0,0,10 *6d23,0,9.5 *12d46,0,8.5
    arcade.stick :0 o0,-38,17 :1 s0,-22,0,22 :0 r0,38,104,28,10
    arcade.stick.and.arrow.left.and.arrow.right.outward :0 d0,-20,18 s0,-10,0,26 b0,42,76,22,8 :1
    arcade.stick.and.arrow.left.and.arrow.right.outward s-28,-20,-56,-20 s-46,-30,-58,-20,-46,-10
    arcade.stick.and.arrow.left.and.arrow.right.outward s28,-20,56,-20 s46,-30,58,-20,46,-10
    arcade.stick.and.arrow.up.and.arrow.down :0 d0,-18,18 s0,-10,0,26 b0,42,76,22,8 :1
    arcade.stick.and.arrow.up.and.arrow.down s46,-36,46,6 s34,-26,46,-38,58,-26 s34,-4,46,8,58,-4
    arcade.stick.console :1 r0,34,116,40,12 !d26,34,6 !d44,34,6 :0 s-20,14,-20,-22 o-20,-36,15
    arrow.2.circlepath *2a0,0,44,197,352 *2s28,-14,43,-3,56,-17
    arrow.2.squarepath l15,-46,18,-46,-36,24,-36 s10,-51,25,-36,10,-21 l15,46,-18,46,36,-24,36 s-10,21,-25,36,-10,51
    arrow.backward.circle.dotted :1 *16d50,0,4.5 :0 =arrow.backward,58
    arrow.circlepath a0,2,44,-50,250 s6,-52,22,-40,8,-26
    arrow.clockwise a0,4,47,-20,275 s-5,-63,17,-43,-5,-23
    arrow.clockwise.icloud :1 @cloud :0 !=arrow.clockwise,50,2,5
    arrow.counterclockwise a0,4,47,-95,200 s5,-63,-17,-43,5,-23
    arrow.counterclockwise.icloud :1 @cloud :0 !=arrow.counterclockwise,50,2,5
    arrow.down.backward.circle.dotted :1 *16d50,0,4.5 :0 =arrow.down.backward,58
    arrow.down.circle.dotted :1 *16d50,0,4.5 :0 =arrow.down,58
    arrow.down.doc @doc !s0,-10,0,32 !s-17,16,0,33,17,16
    arrow.down.document @document !s0,0,0,34 !s-14,21,0,35,14,21
    arrow.down.forward.circle.dotted :1 *16d50,0,4.5 :0 =arrow.down.forward,58
    arrow.down.heart :1 @heart :0 !s0,-20,0,16 !s-14,3,0,17,14,3
    arrow.down.left.circle.dotted :1 *16d50,0,4.5 :0 =arrow.down.left,58
    arrow.down.message :1 @message :0 !s0,-24,0,14 !s-15,0,0,15,15,0
    arrow.down.right.and.arrow.up.left s-49,-49,-11,-11 s-11,-43,-11,-11,-43,-11 s49,49,11,11 s11,43,11,11,43,11
    arrow.down.right.circle.dotted :1 *16d50,0,4.5 :0 =arrow.down.right,58
    arrow.down.to.line s0,-50,0,22 s-25,-3,0,23,25,-3 s-42,48,42,48
    arrow.down.to.line.compact s0,-40,0,18 s-22,-3,0,19,22,-3 s-34,40,34,40
    arrow.forward.circle.dotted :1 *16d50,0,4.5 :0 =arrow.right,58
    arrow.forward.folder :1 @folder :0 !=arrow.right,46,0,10
    arrow.left.and.line.vertical.and.arrow.right s0,-46,0,46 s16,0,60,0 s42,-18,60,0,42,18
    arrow.left.and.line.vertical.and.arrow.right s-16,0,-60,0 s-42,-18,-60,0,-42,18
    arrow.left.and.right s-56,0,56,0 s-38,-18,-57,0,-38,18 s38,-18,57,0,38,18
    arrow.left.and.right.righttriangle.left.righttriangle.right p-10,46,-56,46,-10,-18
    arrow.left.and.right.righttriangle.left.righttriangle.right p10,46,56,46,10,-18
    arrow.left.and.right.righttriangle.left.righttriangle.right s-40,-46,40,-46
    arrow.left.and.right.righttriangle.left.righttriangle.right s-28,-58,-41,-46,-28,-34
    arrow.left.and.right.righttriangle.left.righttriangle.right s28,-58,41,-46,28,-34
    arrow.left.arrow.right s-46,-22,46,-22 s25,-44,47,-22,25,0 s46,24,-46,24 s-25,2,-47,24,-25,46
    arrow.left.circle.dotted :1 *16d50,0,4.5 :0 =arrow.left,58
    arrow.left.to.line s50,0,-22,0 s3,-25,-23,0,3,25 s-48,-42,-48,42
    arrow.left.to.line.compact s40,0,-18,0 s3,-22,-19,0,3,22 s-40,-34,-40,34
    arrow.merge s0,-52,0,0,-40,50 s0,0,40,50 s-18,-34,0,-52,18,-34
    arrow.rectanglepath l15,-18,-32,54,-32,54,22 l15,18,32,-54,32,-54,-22 s-4,-48,-20,-32,-4,-16 s4,48,20,32,4,16
    arrow.right.and.line.vertical.and.arrow.left s0,-46,0,46 s16,0,60,0 s34,-18,16,0,34,18
    arrow.right.and.line.vertical.and.arrow.left s-16,0,-60,0 s-34,-18,-16,0,-34,18
    arrow.right.circle.dotted :1 *16d50,0,4.5 :0 =arrow.right,58
    arrow.right.to.line s-50,0,22,0 s-3,-25,23,0,-3,25 s48,-42,48,42
    arrow.right.to.line.compact s-40,0,18,0 s-3,-22,19,0,-3,22 s40,-34,40,34
    arrow.swap s-46,-16,46,-16 s24,-38,46,-16 s46,16,-46,16 s-24,38,-46,16
    arrow.triangle.2.circlepath *2a0,0,44,197,338 *2f45,8,31,-10,57,-12
    arrow.triangle.2.circlepath.icloud :1 @icloud :0 !=arrow.2.circlepath,46,2,6
    arrow.triangle.turn.up.right.circle :1 o0,0,54.5 :0 !s-18,24,-18,2,-10,-6,8,-6
    arrow.triangle.turn.up.right.circle !f8,-22,26,-6,8,10
    arrow.trianglehead.rectanglepath r0,0,104,72,16 s-14,-48,0,-36,-14,-24
    arrow.trianglehead.turn.up.right l14,-44,48,-44,-20,40,-20 s16,-44,42,-20,16,4
    arrow.trianglehead.turn.up.right.diamond :1 p0,-58,58,0,0,58,-58,0 :0 !s-18,22,-18,0,18,0
    arrow.trianglehead.turn.up.right.diamond !s6,-13,19,0,6,13
    arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down p-50,-10,50,-10,50,-52
    arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down p-50,10,50,10,50,52
    arrow.turn.down.right l10,-40,-44,-40,18,42,18 s22,-4,44,18,22,40
    arrow.turn.left.down s44,-40,-10,-40,-20,-36,-24,-26,-24,40 s-4,24,-24,44,-44,24
    arrow.turn.right.down s-44,-40,10,-40,20,-36,24,-26,24,40 s4,24,24,44,44,24
    arrow.turn.up.forward.iphone :1 @iphone,96,18,0 :0 s-48,40,-48,0,-26,0 s-36,-12,-24,0,-36,12
    arrow.up.and.down s0,-52,0,52 s-18,-34,0,-53,18,-34 s-18,34,0,53,18,34
    arrow.up.and.down.and.arrow.left.and.right s0,-52,0,52 s-52,0,52,0 s-16,-38,0,-54,16,-38 s-16,38,0,54,16,38
    arrow.up.and.down.and.arrow.left.and.right s-38,-16,-54,0,-38,16 s38,-16,54,0,38,16
    arrow.up.and.down.and.sparkles :1 =arrow.up.and.down,100,-30,0 :0 =sparkles,62,22,0
    arrow.up.and.down.righttriangle.up.righttriangle.down p-50,-10,50,-10,50,-52
    arrow.up.and.down.righttriangle.up.righttriangle.down p-50,10,50,10,50,52
    arrow.up.and.line.horizontal.and.arrow.down s-46,0,46,0 s0,16,0,60 s-18,42,0,60,18,42
    arrow.up.and.line.horizontal.and.arrow.down s0,-16,0,-60 s-18,-42,0,-60,18,-42
    arrow.up.arrow.down s-26,46,-26,-44 s-48,-23,-26,-45,-4,-23 s26,-46,26,44 s4,23,26,45,48,23
    arrow.up.backward.circle.dotted :1 *16d50,0,4.5 :0 =arrow.up.backward,58
    arrow.up.circle.dotted :1 *16d50,0,4.5 :0 =arrow.up,58
    arrow.up.doc @doc !s0,33,0,-9 !s-17,7,0,-10,17,7
    arrow.up.document @document !s0,2,0,36 !s-14,14,0,0,14,14
    arrow.up.folder :1 @folder :0 !=arrow.up,46,0,10
    arrow.up.forward.circle.dotted :1 *16d50,0,4.5 :0 =arrow.up.forward,58
    arrow.up.heart :1 @heart :0 !s0,-18,0,18 !s-14,-5,0,-19,14,-5
    arrow.up.left.and.arrow.down.right s-9,-9,-46,-46 s-46,-14,-46,-46,-14,-46 s9,9,46,46 s46,14,46,46,14,46
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left *4s14,-14,48,-48
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left *4s24,-50,50,-50,50,-24
    arrow.up.left.and.down.right.magnifyingglass :1 =magnifyingglass :0 s-28,-12,-28,-28,-12,-28
    arrow.up.left.and.down.right.magnifyingglass s4,-12,4,4,-12,4
    arrow.up.left.circle.dotted :1 *16d50,0,4.5 :0 =arrow.up.left,58
    arrow.up.message :1 @message :0 !s0,-22,0,16 !s-15,-8,0,-23,15,-8
    arrow.up.right.and.arrow.down.left s8,-8,50,-50 s18,-50,50,-50,50,-18 s-8,8,-50,50
    arrow.up.right.and.arrow.down.left s-18,50,-50,50,-50,18
    arrow.up.right.circle.dotted :1 *16d50,0,4.5 :0 =arrow.up.right,58
    arrow.up.right.video :1 @video :0 !=arrow.up.right,48,-22,0
    arrow.up.to.line s0,50,0,-22 s-25,3,0,-23,25,3 s-42,-48,42,-48
    arrow.up.to.line.compact s0,40,0,-18 s-22,3,0,-19,22,3 s-34,-40,34,-40
    arrow.uturn.backward s-50,-16,24,-16 a24,9,25,-90,90 s24,34,-12,34 s-30,-36,-50,-16,-30,4
    arrow.uturn.forward s50,-16,-24,-16 a-24,9,25,90,270 s-24,34,12,34 s30,-36,50,-16,30,4
    arrow.uturn.left s-50,-16,24,-16 a24,9,25,-90,90 s24,34,-12,34 s-30,-36,-50,-16,-30,4
    arrow.uturn.right s50,-16,-24,-16 a-24,9,25,90,270 s-24,34,12,34 s30,-36,50,-16,30,4
    arrow.uturn.up s-26,50,-26,-10,-22,-26,-8,-36,8,-36,22,-26,26,-10,26,40 s8,22,26,42,44,22
    arrowshape.bounce.right S-56,44,-50,8,-38,-8,-26,4,-18,42 S-18,42,-6,-2,14,-26,44,-30
    arrowshape.bounce.right s30,-48,50,-30,30,-12
    arrowshape.zigzag.forward p-58,24,-22,-22,10,12,30,-10,18,-22,56,-30,50,8,38,-2,10,32,-22,0,-44,36
    arrowshape.zigzag.right p-58,24,-22,-22,10,12,30,-10,18,-22,56,-30,50,8,38,-2,10,32,-22,0,-44,36
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right s0,-46,0,46 p-20,-24,-56,0,-20,24
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right p20,-24,56,0,20,24
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left s0,-46,0,46 p-56,-24,-20,0,-56,24
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left p56,-24,20,0,56,24
    aspectratio r0,0,124,88,16 !l8,-42,-4,-42,-26,-18,-26 !l8,42,4,42,26,18,26
    atom e0,0,56,20,30 e0,0,56,20,-30 e0,0,56,20,90 d0,0,9
    av.remote r0,0,48,120,18 !c0,-32,11 !d-9,4,4 !d9,4,4 !d-9,20,4 !d9,20,4
    axle.2 b-44,-34,16,40,5 b44,-34,16,40,5 b-44,34,16,40,5 b44,34,16,40,5 s-44,-34,44,-34
    axle.2 s-44,34,44,34 s0,-34,0,34
    backward.end.alt p56,-32,4,0,56,32 p0,-32,-50,0,0,32 s-56,-32,-56,32
    backward.frame p44,-38,-16,0,44,38 r-38,0,20,76,7
    badge.plus.radiowaves.right :0 =plus.circle.fill,60,-32,0 :1 a-32,0,46,-42,42 a-32,0,66,-42,42
    badge.plus.radiowaves.right a-32,0,86,-40,40
    bag g13,-44,-28,44,-28,48,52,-48,52 a0,-29,21,180,360 s-21,-29,-21,-14 s21,-29,21,-14
    bag.fill g13,-44,-28,44,-28,48,52,-48,52 a0,-30,21,180,360 -s-21,-23,-21,-12 -s21,-23,21,-12
    balloon e0,-14,36,44 !S14,-40,22,-30,24,-18 s-7,36,7,36,0,28,-7,36 S0,38,7,46,-5,54,2,62
    balloon.2 :1 e24,-16,27,34 S24,24,30,34,20,44,26,56 :0 /e-22,-8,28,36
    balloon.2 s-27,34,-17,34,-22,28,-27,34 S-22,36,-16,44,-26,52,-20,62
    bandage g26,-58,14,14,-58,58,-14,-14,58 !s-30,-14,14,30 !s-14,-30,30,14 !d0,-10,3.5 !d10,0,3.5
    bandage !d0,10,3.5 !d-10,0,3.5
    banknote r0,0,124,78,14 !o0,0,17 !d-44,0,5 !d44,0,5
    barometer c0,0,54.5 d0,6,8 s0,6,22,-18 a0,6,34,205,335 s-18,32,18,32
    battery.0percent :1 q-5,0,112,58,17 b59,0,7,22,3.5
    battery.100percent :1 q-5,0,112,58,17 b59,0,7,22,3.5 :0 b-5,0,96,42,10
    battery.100percent.bolt :1 q-5,0,112,58,17 b59,0,7,22,3.5 :0 b-5,0,96,42,10 /=bolt.fill,74,-5,0
    battery.25percent :1 q-5,0,112,58,17 b59,0,7,22,3.5 :0 b-41,0,24,42,10
    battery.50percent :1 q-5,0,112,58,17 b59,0,7,22,3.5 :0 b-29,0,48,42,10
    battery.75percent :1 q-5,0,112,58,17 b59,0,7,22,3.5 :0 b-17,0,72,42,10
    bed.double l14,-52,2,-52,-44,52,-44,52,2 !r-22,-12,34,22,8 !r22,-12,34,22,8
    bed.double g14,-60,2,60,2,60,36,-60,36 s-54,36,-54,50 s54,36,54,50
    bell.and.waveform :0 @bell,84,-14,0 :1 a-14,-6,52,-38,38 a-14,-6,66,-40,40
    bell.badge.waveform :0 @bell,84,-14,0 :1 a-14,-6,52,-38,38 a-14,-6,66,-40,40
    binoculars @&f0a5
    bird P-60,-22,-44,-28,-34,-40,-16,-44,0,-34,6,-18,24,-4,44,8,62,14,46,22,30,24,16,34,-4,38,-26,30,-40,12,-42,-8,-46,-18
    bird !d-24,-24,6 s-8,38,-8,54 s8,36,8,54
    blinds.vertical.closed s-56,-50,56,-50 r-36,2,10,88,3 r-24,2,10,88,3 r-12,2,10,88,3
    blinds.vertical.closed r0,2,10,88,3 r12,2,10,88,3 r24,2,10,88,3 r36,2,10,88,3
    blinds.vertical.open s-56,-50,56,-50 r-30,2,16,88,3 r-10,2,16,88,3 r10,2,16,88,3 r30,2,16,88,3
    bold @e238
    bolt.batteryblock r0,8,112,84,14 b-30,-42,24,12,5 b30,-42,24,12,5 :0 !=bolt.fill,52,0,8
    bolt.fill.batteryblock r0,8,112,84,14 b-30,-42,24,12,5 b30,-42,24,12,5 !=bolt.fill,52,0,8
    bolt.heart :1 @heart :0 !=bolt.fill,48,0,-2
    bolt.horizontal p-58,8,10,-30,2,-8,58,-8,-10,30,-2,8
    bolt.horizontal.icloud :1 @cloud :0 !=bolt.horizontal.fill,50,2,6
    bolt.house :1 g8,-46,50,-46,-8,0,-48,46,-8,46,50 :0 !=bolt.fill,52,0,12
    bolt.shield :1 @shield :0 !=bolt.fill,50,0,-2
    bolt.square :1 r0,0,100,100,20 :0 !=bolt.fill,58
    bolt.trianglebadge.exclamationmark :1 @bolt,96,-10,-4 :0
    bolt.trianglebadge.exclamationmark /=exclamationmark.triangle.fill,48,30,34
    bonjour :0 d0,0,11 :1 a0,0,30,110,430 a0,0,52,110,430
    book.and.wrench :1 @book,92,-6,-4 :0 /=wrench.adjustable.fill,56,34,28
    bookmark g7,-31,-50,31,-50,31,52,0,25,-31,52
    brain P0,-44,-10,-52,-24,-50,-32,-40,-46,-34,-50,-20,-56,-8,-54,8,-48,16,-46,30,-34,40,-20,46,-8,46,0,38,8,46,20,46,34,40,46,30,48,16,54,8,56,-8,50,-20,46,-34,32,-40,24,-50,10,-52
    brain !s0,-38,0,34 !S-20,-28,-28,-20,-26,-10,-36,-6 !S20,-28,28,-20,26,-10,36,-6
    brain !S-16,22,-22,14,-32,16 !S16,22,22,14,32,16
    brain.head.profile :1 S-12,54,-13,39,-30,39,-37,30,-37,15,-47,10,-38,-10,-34,-30,-14,-48,10,-53
    brain.head.profile S10,-53,34,-44,47,-20,43,6,31,24,29,54 :0 =brain.fill,46,6,-14
    brakesignal c0,0,38 =exclamationmark,46 a0,0,54,140,220 a0,0,54,-40,40
    briefcase r0,10,116,78,15 l8,-20,-29,-20,-46,20,-46,20,-29 !s-54,8,54,8
    bubble.and.pencil :1 @bubble.left,94,-6,4 :0 /=pencil,76,26,-18
    bubble.left g18,-60,-46,60,-46,60,32,-6,32,-34,56,-34,32,-60,32
    bubble.left.and.bubble.right :1 g13,-14,-10,62,-10,62,38,48,38,48,57,28,38,-14,38 :0 /g13,-62,-48,26,-48,26,14,-26,14,-46,35,-46,14,-62,14
    bubble.left.and.exclamationmark.bubble.right :1 @bubble.left,80,-14,-12 :0
    bubble.left.and.exclamationmark.bubble.right /@bubble.right,80,20,12 !=exclamationmark,36,20,8
    bubble.left.and.text.bubble.right :1 @bubble.left,80,-14,-12 :0 /@bubble.right,80,20,12
    bubble.left.and.text.bubble.right !s4,2,36,2 !s4,16,28,16
    bubble.middle.bottom g18,-58,-48,58,-48,58,30,20,30,0,50,-20,30,-58,30
    bubble.middle.top g18,-58,48,58,48,58,-20,30,-20,0,-50,-30,-20,-58,-20
    bubble.right g18,60,-46,-60,-46,-60,32,6,32,34,56,34,32,60,32
    bubbles.and.sparkles :1 @bubble.left.and.bubble.right,90,-6,8 :0 /=sparkles,50,38,-32
    building.2 r-26,0,56,112,8 g6,2,-18,54,-18,54,56,2,56 !b-38,-30,9,11,1 !b-15,-30,9,11,1
    building.2 !b-38,-4,9,11,1 !b-15,-4,9,11,1 !b-38,22,9,11,1 !b-15,22,9,11,1 !b28,6,10,11,1
    building.2 !b28,31,10,11,1
    building.2.crop.circle :1 o0,0,54.5 :0 !=building.2.fill,50
    button.angledbottom.horizontal.left g14,62,-34,62,34,-34,34,-62,-4,-62,-34
    button.angledbottom.horizontal.right g14,-62,-34,62,-34,62,-4,34,34,-62,34
    button.horizontal r0,0,124,64,32
    button.roundedbottom.horizontal p-58,-28,-57,-32,-55,-35,-52,-37,-48,-38,48,-38,52,-37,55,-35,57,-32,58,-28,58,6,56,18,49,29,38,36,26,38,-26,38,-38,36,-49,29,-56,18,-58,6
    button.roundedtop.horizontal p-58,-6,-56,-18,-49,-29,-38,-36,-26,-38,26,-38,38,-36,49,-29,56,-18,58,-6,58,28,57,32,55,35,52,37,48,38,-48,38,-52,37,-55,35,-57,32,-58,28
    cabinet r0,-2,104,100,12 !s0,-48,0,44 !s-10,-8,-10,8 !s10,-8,10,8 s-40,56,-40,48 s40,56,40,48
    cablecar r0,20,92,68,14 !s-42,20,42,20 !s0,-10,0,20 s-58,-54,58,-38 s0,-46,0,-14
    calendar r0,2,108,98,20 !s-51,-20,51,-20 !d-9,-2,5.5 !d11,-2,5.5 !d31,-2,5.5 !d-31,16,5.5
    calendar !d-9,16,5.5 !d11,16,5.5 !d31,16,5.5 !d-31,34,5.5 !d-9,34,5.5 !d11,34,5.5
    calendar.and.person :1 =calendar,92,-8,-6 :0 /=person.fill,56,36,26
    calendar.day.timeline.left r0,0,112,94,18 !s-22,-41,-22,41 !d-22,-8,11 !s-22,-8,50,-8
    calendar.day.timeline.right r0,0,112,94,18 !s22,-41,22,41 !d22,-8,11 !s22,-8,-50,-8
    camera g10,-21,-40,21,-40,30,-27,57,-27,57,42,-57,42,-57,-27,-30,-27 !c0,6,26
    camera.filters c0,-18,35 c-20,17,35 c20,17,35
    camera.metering.none q0,0,124,90,16
    camera.on.rectangle :1 l14,-62,22,-62,-46,32,-46,32,-38 :0 /@camera,76,14,14
    camera.rotate :1 @camera :0 !a0,8,22,200,340 !a0,8,22,20,160
    camera.shutter.button :0 r0,10,120,84,16 :1 b-34,-46,30,12,5 :0 !c0,10,20
    camera.viewfinder *4l13,-54,-28,-54,-54,-28,-54 c0,0,20
    capsule.on.capsule :1 r12,-18,96,54,27 :0 /r-12,18,96,54,27
    capsule.on.rectangle :1 r8,-10,108,76,14 :0 /r-18,26,88,44,22
    captions.bubble :1 @bubble.left :0 !s-34,-18,10,-18 !s28,-18,34,-18 !s-34,4,-22,4 !s-4,4,34,4
    car.ferry :0 @car,66,0,-28 :1 S-58,20,-44,46,0,50,44,46,58,20 s-58,20,58,20
    car.front.waves.down :1 @car,78,0,-20 :0 S-24,26,-30,36,-22,46,-28,56 S0,26,-6,36,2,46,-4,56
    car.front.waves.down S24,26,18,36,26,46,20,56
    car.front.waves.left.and.right.and.up :1 @car,64,0,18 :0 S0,-26,-6,-36,2,-46,-4,-56
    car.front.waves.left.and.right.and.up S-38,10,-44,2,-52,10,-60,2 S38,10,44,2,52,10,60,2
    car.front.waves.up :1 @car,78,0,20 :0 S-24,-30,-30,-40,-22,-48,-28,-58 S0,-30,-6,-40,2,-48,-4,-58
    car.front.waves.up S24,-30,18,-40,26,-48,20,-58
    car.rear g9,-34,-46,34,-46,48,-6,48,40,-48,40,-48,-6 !s-44,-8,44,-8 !s-34,12,-22,12 !s22,12,34,12
    car.rear !s-8,26,8,26 b-33,46,15,18,5 b33,46,15,18,5
    car.rear.and.collision.road.lane :1 s-58,56,-40,-56 s58,56,40,-56 :0 /@car.rear,56,0,26
    car.rear.and.collision.road.lane s0,-18,0,-42 s-16,-20,-26,-38 s16,-20,26,-38
    car.rear.and.tire.marks :1 @car.rear,76,0,-20 :0 S-22,30,-30,40,-20,48,-28,58
    car.rear.and.tire.marks S22,30,14,40,24,48,16,58
    car.rear.road.lane :1 s-58,56,-40,-56 s58,56,40,-56 :0 /@car.rear,60,0,16
    car.rear.road.lane.dashed :1 s-58,56,-54,28 s-50,6,-46,-20 s-44,-38,-41,-56 s58,56,54,28
    car.rear.road.lane.dashed s50,6,46,-20 s44,-38,41,-56 :0 /@car.rear,60,0,16
    car.rear.waves.up :1 @car.rear,78,0,20 :0 S-24,-30,-30,-40,-22,-48,-28,-58 S0,-30,-6,-40,2,-48,-4,-58
    car.rear.waves.up S24,-30,18,-40,26,-48,20,-58
    car.side g10,-62,28,-62,4,-46,-4,-26,-30,16,-30,36,-4,62,2,62,28 !s-34,-4,36,-4 !s-4,-26,-4,-4
    car.side /d-32,30,15 /d34,30,15
    car.side.air.circulate :1 @car.side :0 /S30,-8,4,-22,-16,-8,2,8 s4,18,2,8,12,0
    car.side.air.fresh :1 @car.side :0 /s60,-40,10,-16 s26,-34,10,-16,30,-8
    car.side.and.exclamationmark :1 @car.side,88,-4,8 :0 /=exclamationmark,52,50,-24
    car.side.arrowtriangle.down :1 @car.side,84,0,18 :0 f0,-36,-14,-56,14,-56
    car.side.arrowtriangle.up :1 @car.side,84,0,18 :0 f0,-58,-14,-38,14,-38
    car.side.arrowtriangle.up.arrowtriangle.down :1 @car.side,84,0,18 :0 f-20,-58,-34,-38,-6,-38
    car.side.arrowtriangle.up.arrowtriangle.down f20,-36,6,-56,34,-56
    car.side.front.open @car.side s-22,-24,-48,-44
    car.side.hill.down @car.side,84,2,-12,20 s-58,8,58,50
    car.side.hill.up @car.side,84,-2,-12,-20 s-58,50,58,8
    car.side.lock :1 @car.side,88,-4,8 :0 /=lock.fill,48,46,-24
    car.side.lock.open :1 @car.side,88,-4,8 :0 /=lock.open.fill,48,44,-24
    car.side.rear.and.collision.and.car.side.front :1 @car.side,56,-32,16 @car.side,56,32,16 :0
    car.side.rear.and.collision.and.car.side.front s0,-12,0,-38 s-14,-16,-26,-34 s14,-16,26,-34
    car.side.rear.and.exclamationmark.and.car.side.front :1 @car.side,56,-32,16 @car.side,56,32,16
    car.side.rear.and.exclamationmark.and.car.side.front :0 =exclamationmark,56,0,-32
    car.side.rear.and.wave.3.and.car.side.front :1 @car.side,56,-32,16 @car.side,56,32,16 :0
    car.side.rear.and.wave.3.and.car.side.front s-14,-20,-14,-44 s0,-20,0,-44 s14,-20,14,-44
    car.side.rear.open @car.side s26,-22,52,-42
    car.top.arrowtriangle.front.left :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.arrowtriangle.front.left -f-15,24,15,24,17,36,-17,36 :0 f-58,-26,-36,-40,-36,-12
    car.top.arrowtriangle.front.right :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.arrowtriangle.front.right -f-15,24,15,24,17,36,-17,36 :0 f58,-26,36,-40,36,-12
    car.top.arrowtriangle.rear.left :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.arrowtriangle.rear.left -f-15,24,15,24,17,36,-17,36 :0 f-58,26,-36,12,-36,40
    car.top.arrowtriangle.rear.right :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.arrowtriangle.rear.right -f-15,24,15,24,17,36,-17,36 :0 f58,26,36,12,36,40
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open :1 b0,0,48,104,16
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open -f-15,24,15,24,17,36,-17,36
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open :0 s-24,-14,-46,2
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open s24,-14,46,2
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open s-24,14,-46,30
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open s24,14,46,30
    car.top.door.front.left.and.front.right.and.rear.left.open :1 b0,0,48,104,16
    car.top.door.front.left.and.front.right.and.rear.left.open -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.left.and.front.right.and.rear.left.open -f-15,24,15,24,17,36,-17,36 :0
    car.top.door.front.left.and.front.right.and.rear.left.open s-24,-14,-46,2 s24,-14,46,2
    car.top.door.front.left.and.front.right.and.rear.left.open s-24,14,-46,30
    car.top.door.front.left.and.front.right.and.rear.right.open :1 b0,0,48,104,16
    car.top.door.front.left.and.front.right.and.rear.right.open -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.left.and.front.right.and.rear.right.open -f-15,24,15,24,17,36,-17,36 :0
    car.top.door.front.left.and.front.right.and.rear.right.open s-24,-14,-46,2 s24,-14,46,2
    car.top.door.front.left.and.front.right.and.rear.right.open s24,14,46,30
    car.top.door.front.left.and.front.right.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.left.and.front.right.open -f-15,24,15,24,17,36,-17,36 :0 s-24,-14,-46,2
    car.top.door.front.left.and.front.right.open s24,-14,46,2
    car.top.door.front.left.and.rear.left.and.rear.right.open :1 b0,0,48,104,16
    car.top.door.front.left.and.rear.left.and.rear.right.open -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.left.and.rear.left.and.rear.right.open -f-15,24,15,24,17,36,-17,36 :0
    car.top.door.front.left.and.rear.left.and.rear.right.open s-24,-14,-46,2 s-24,14,-46,30
    car.top.door.front.left.and.rear.left.and.rear.right.open s24,14,46,30
    car.top.door.front.left.and.rear.left.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.left.and.rear.left.open -f-15,24,15,24,17,36,-17,36 :0 s-24,-14,-46,2
    car.top.door.front.left.and.rear.left.open s-24,14,-46,30
    car.top.door.front.left.and.rear.right.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.left.and.rear.right.open -f-15,24,15,24,17,36,-17,36 :0 s-24,-14,-46,2
    car.top.door.front.left.and.rear.right.open s24,14,46,30
    car.top.door.front.left.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.left.open -f-15,24,15,24,17,36,-17,36 :0 s-24,-14,-46,2
    car.top.door.front.right.and.rear.left.and.rear.right.open :1 b0,0,48,104,16
    car.top.door.front.right.and.rear.left.and.rear.right.open -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.right.and.rear.left.and.rear.right.open -f-15,24,15,24,17,36,-17,36 :0
    car.top.door.front.right.and.rear.left.and.rear.right.open s24,-14,46,2 s-24,14,-46,30
    car.top.door.front.right.and.rear.left.and.rear.right.open s24,14,46,30
    car.top.door.front.right.and.rear.left.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.right.and.rear.left.open -f-15,24,15,24,17,36,-17,36 :0 s24,-14,46,2
    car.top.door.front.right.and.rear.left.open s-24,14,-46,30
    car.top.door.front.right.and.rear.right.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.right.and.rear.right.open -f-15,24,15,24,17,36,-17,36 :0 s24,-14,46,2
    car.top.door.front.right.and.rear.right.open s24,14,46,30
    car.top.door.front.right.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.front.right.open -f-15,24,15,24,17,36,-17,36 :0 s24,-14,46,2
    car.top.door.rear.left.and.rear.right.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.rear.left.and.rear.right.open -f-15,24,15,24,17,36,-17,36 :0 s-24,14,-46,30
    car.top.door.rear.left.and.rear.right.open s24,14,46,30
    car.top.door.rear.left.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.rear.left.open -f-15,24,15,24,17,36,-17,36 :0 s-24,14,-46,30
    car.top.door.rear.right.open :1 b0,0,48,104,16 -f-15,-14,15,-14,18,-30,-18,-30
    car.top.door.rear.right.open -f-15,24,15,24,17,36,-17,36 :0 s24,14,46,30
    car.top.front.radiowaves.front.left.and.front.and.front.right :1 b0,18,33.6,72.8,11.2
    car.top.front.radiowaves.front.left.and.front.and.front.right -f-10.5,8.2,10.5,8.2,12.6,-3,-12.6,-3
    car.top.front.radiowaves.front.left.and.front.and.front.right -f-10.5,34.8,10.5,34.8,11.9,43.2,-11.9,43.2
    car.top.front.radiowaves.front.left.and.front.and.front.right :0 a0,-20,14,240,300
    car.top.front.radiowaves.front.left.and.front.and.front.right a0,-20,28,240,300
    car.top.front.radiowaves.front.left.and.front.and.front.right a-20,-16,14,180,225
    car.top.front.radiowaves.front.left.and.front.and.front.right a-20,-16,28,180,225
    car.top.front.radiowaves.front.left.and.front.and.front.right a20,-16,14,-45,0 a20,-16,28,-45,0
    car.top.lane.dashed.arrowtriangle.inward :1 s-52,-54,-52,-34 s-52,-10,-52,10 s-52,34,-52,54
    car.top.lane.dashed.arrowtriangle.inward s52,-54,52,-34 s52,-10,52,10 s52,34,52,54 :0
    car.top.lane.dashed.arrowtriangle.inward b0,0,38.4,83.2,12.8
    car.top.lane.dashed.arrowtriangle.inward -f-12,-11.2,12,-11.2,14.4,-24,-14.4,-24
    car.top.lane.dashed.arrowtriangle.inward -f-12,19.2,12,19.2,13.6,28.8,-13.6,28.8
    car.top.lane.dashed.arrowtriangle.inward f-26,0,-42,-12,-42,12 f26,0,42,-12,42,12
    car.top.lane.dashed.badge.steeringwheel :1 s-52,-54,-52,-34 s-52,-10,-52,10 s-52,34,-52,54
    car.top.lane.dashed.badge.steeringwheel s52,-54,52,-34 s52,-10,52,10 s52,34,52,54
    car.top.lane.dashed.badge.steeringwheel b0,0,38.4,83.2,12.8
    car.top.lane.dashed.badge.steeringwheel -f-12,-11.2,12,-11.2,14.4,-24,-14.4,-24
    car.top.lane.dashed.badge.steeringwheel -f-12,19.2,12,19.2,13.6,28.8,-13.6,28.8 :0
    car.top.lane.dashed.badge.steeringwheel /=steeringwheel,44,34,36
    car.top.lane.dashed.departure.left :1 s-52,-54,-52,-34 s-52,-10,-52,10 s-52,34,-52,54
    car.top.lane.dashed.departure.left s52,-54,52,-34 s52,-10,52,10 s52,34,52,54 :0
    car.top.lane.dashed.departure.left /b-24,0,38.4,83.2,12.8
    car.top.lane.dashed.departure.left -f-36,-11.2,-12,-11.2,-9.6,-24,-38.4,-24
    car.top.lane.dashed.departure.left -f-36,19.2,-12,19.2,-10.4,28.8,-37.6,28.8
    car.top.lane.dashed.departure.right :1 s-52,-54,-52,-34 s-52,-10,-52,10 s-52,34,-52,54
    car.top.lane.dashed.departure.right s52,-54,52,-34 s52,-10,52,10 s52,34,52,54 :0
    car.top.lane.dashed.departure.right /b24,0,38.4,83.2,12.8 -f12,-11.2,36,-11.2,38.4,-24,9.6,-24
    car.top.lane.dashed.departure.right -f12,19.2,36,19.2,37.6,28.8,10.4,28.8
    car.top.radiowaves.front :1 b0,16,37.4,81.1,12.5 -f-11.7,5.1,11.7,5.1,14,-7.4,-14,-7.4
    car.top.radiowaves.front -f-11.7,34.7,11.7,34.7,13.3,44.1,-13.3,44.1 :0 a0,-28,14,225,315
    car.top.radiowaves.front a0,-28,28,225,315
    car.top.radiowaves.rear :1 b0,-16,37.4,81.1,12.5 -f-11.7,-26.9,11.7,-26.9,14,-39.4,-14,-39.4
    car.top.radiowaves.rear -f-11.7,2.7,11.7,2.7,13.3,12.1,-13.3,12.1 :0 a0,28,14,45,135
    car.top.radiowaves.rear a0,28,28,45,135
    car.top.radiowaves.rear.left :1 b0,-16,37.4,81.1,12.5
    car.top.radiowaves.rear.left -f-11.7,-26.9,11.7,-26.9,14,-39.4,-14,-39.4
    car.top.radiowaves.rear.left -f-11.7,2.7,11.7,2.7,13.3,12.1,-13.3,12.1 :0 a-24,26,12,95,185
    car.top.radiowaves.rear.left a-24,26,26,95,185
    car.top.radiowaves.rear.left.and.rear.right :1 b0,-16,37.4,81.1,12.5
    car.top.radiowaves.rear.left.and.rear.right -f-11.7,-26.9,11.7,-26.9,14,-39.4,-14,-39.4
    car.top.radiowaves.rear.left.and.rear.right -f-11.7,2.7,11.7,2.7,13.3,12.1,-13.3,12.1 :0
    car.top.radiowaves.rear.left.and.rear.right a-24,26,12,95,185 a-24,26,26,95,185 a24,26,12,-5,85
    car.top.radiowaves.rear.left.and.rear.right a24,26,26,-5,85
    car.top.radiowaves.rear.right :1 b0,-16,37.4,81.1,12.5
    car.top.radiowaves.rear.right -f-11.7,-26.9,11.7,-26.9,14,-39.4,-14,-39.4
    car.top.radiowaves.rear.right -f-11.7,2.7,11.7,2.7,13.3,12.1,-13.3,12.1 :0 a24,26,12,-5,85
    car.top.radiowaves.rear.right a24,26,26,-5,85
    car.top.radiowaves.rear.right.badge.exclamationmark :1 b0,-16,37.4,81.1,12.5
    car.top.radiowaves.rear.right.badge.exclamationmark -f-11.7,-26.9,11.7,-26.9,14,-39.4,-14,-39.4
    car.top.radiowaves.rear.right.badge.exclamationmark -f-11.7,2.7,11.7,2.7,13.3,12.1,-13.3,12.1
    car.top.radiowaves.rear.right.badge.exclamationmark a24,26,12,-5,85 a24,26,26,-5,85 :0
    car.top.radiowaves.rear.right.badge.exclamationmark /=exclamationmark.circle.fill,44,40,-34
    car.top.radiowaves.rear.right.badge.xmark :1 b0,-16,37.4,81.1,12.5
    car.top.radiowaves.rear.right.badge.xmark -f-11.7,-26.9,11.7,-26.9,14,-39.4,-14,-39.4
    car.top.radiowaves.rear.right.badge.xmark -f-11.7,2.7,11.7,2.7,13.3,12.1,-13.3,12.1
    car.top.radiowaves.rear.right.badge.xmark a24,26,12,-5,85 a24,26,26,-5,85 :0
    car.top.radiowaves.rear.right.badge.xmark /=xmark.circle.fill,44,40,-34
    car.window.left g10,-54,40,-54,-2,-20,-40,54,-40,54,40 !s-40,0,40,0
    car.window.right g10,54,40,54,-2,20,-40,-54,-40,-54,40 !s40,0,-40,0
    carrot g8,-54,54,-44,18,-28,-8,-6,-22,14,-14,22,6,8,28,-18,44
    carrot P10,-20,6,-44,18,-56,24,-34,44,-46,54,-38,36,-24,54,-18,46,-6,22,-8 !s-24,2,-12,14
    carrot !s-34,24,-24,32
    carseat.left g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left g6,14,-58,34,-58,32,-42,12,-42
    carseat.left.1 :1 g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left.1 g6,14,-58,34,-58,32,-42,12,-42 :0 d-44,-6,6
    carseat.left.2 :1 g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left.2 g6,14,-58,34,-58,32,-42,12,-42 :0 d-44,-6,6 d-44,-24,6
    carseat.left.3 :1 g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left.3 g6,14,-58,34,-58,32,-42,12,-42 :0 d-44,-6,6 d-44,-24,6 d-44,-42,6
    carseat.left.and.heat.waves :1 g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left.and.heat.waves g6,14,-58,34,-58,32,-42,12,-42 :0 S-44,4,-50,-8,-40,-20,-46,-32
    carseat.left.and.heat.waves S-22,4,-28,-8,-18,-20,-24,-32
    carseat.left.backrest.up.and.down :1 g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left.backrest.up.and.down g6,14,-58,34,-58,32,-42,12,-42 :0
    carseat.left.backrest.up.and.down =arrow.up.and.down,52,-32,-14
    carseat.left.fan :1 g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left.fan g6,14,-58,34,-58,32,-42,12,-42 :0 =fan.fill,42,-34,-14
    carseat.left.forward.and.backward :1 g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left.forward.and.backward g6,14,-58,34,-58,32,-42,12,-42 :0
    carseat.left.forward.and.backward =arrow.left.and.right,52,-30,-8
    carseat.left.massage :1 g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left.massage g6,14,-58,34,-58,32,-42,12,-42 :0 a2,-10,14,90,270 a2,-10,28,110,250
    carseat.left.up.and.down :1 g8,8,-34,30,-34,24,26,0,26 g8,-40,22,20,22,14,44,-40,44
    carseat.left.up.and.down g6,14,-58,34,-58,32,-42,12,-42 :0 =arrow.up.and.down,52,-32,-14
    carseat.right g8,-8,-34,-30,-34,-24,26,0,26 g8,40,22,-20,22,-14,44,40,44
    carseat.right g6,-14,-58,-34,-58,-32,-42,-12,-42
    carseat.right.1 :1 g8,-8,-34,-30,-34,-24,26,0,26 g8,40,22,-20,22,-14,44,40,44
    carseat.right.1 g6,-14,-58,-34,-58,-32,-42,-12,-42 :0 d44,-6,6
    carseat.right.2 :1 g8,-8,-34,-30,-34,-24,26,0,26 g8,40,22,-20,22,-14,44,40,44
    carseat.right.2 g6,-14,-58,-34,-58,-32,-42,-12,-42 :0 d44,-6,6 d44,-24,6
    carseat.right.3 :1 g8,-8,-34,-30,-34,-24,26,0,26 g8,40,22,-20,22,-14,44,40,44
    carseat.right.3 g6,-14,-58,-34,-58,-32,-42,-12,-42 :0 d44,-6,6 d44,-24,6 d44,-42,6
    carseat.right.and.heat.waves :1 g8,-8,-34,-30,-34,-24,26,0,26 g8,40,22,-20,22,-14,44,40,44
    carseat.right.and.heat.waves g6,-14,-58,-34,-58,-32,-42,-12,-42 :0 S44,4,50,-8,40,-20,46,-32
    carseat.right.and.heat.waves S22,4,28,-8,18,-20,24,-32
    carseat.right.backrest.up.and.down :1 g8,-8,-34,-30,-34,-24,26,0,26
    carseat.right.backrest.up.and.down g8,40,22,-20,22,-14,44,40,44
    carseat.right.backrest.up.and.down g6,-14,-58,-34,-58,-32,-42,-12,-42 :0
    carseat.right.backrest.up.and.down =arrow.up.and.down,52,32,-14
    carseat.right.fan :1 g8,-8,-34,-30,-34,-24,26,0,26 g8,40,22,-20,22,-14,44,40,44
    carseat.right.fan g6,-14,-58,-34,-58,-32,-42,-12,-42 :0 =fan.fill,42,34,-14
    carseat.right.forward.and.backward :1 g8,-8,-34,-30,-34,-24,26,0,26
    carseat.right.forward.and.backward g8,40,22,-20,22,-14,44,40,44
    carseat.right.forward.and.backward g6,-14,-58,-34,-58,-32,-42,-12,-42 :0
    carseat.right.forward.and.backward =arrow.left.and.right,52,30,-8
    carseat.right.massage :1 g8,-8,-34,-30,-34,-24,26,0,26 g8,40,22,-20,22,-14,44,40,44
    carseat.right.massage g6,-14,-58,-34,-58,-32,-42,-12,-42 :0 a-2,-10,14,-90,90 a-2,-10,28,-70,70
    carseat.right.up.and.down :1 g8,-8,-34,-30,-34,-24,26,0,26 g8,40,22,-20,22,-14,44,40,44
    carseat.right.up.and.down g6,-14,-58,-34,-58,-32,-42,-12,-42 :0 =arrow.up.and.down,52,32,-14
    chair r0,-26,60,56,14 r0,16,76,20,8 s-30,28,-32,54 s30,28,32,54
    chandelier s0,-56,0,-6 S-46,2,-40,24,-20,28,0,28,20,28,40,24,46,2 d0,28,8
    chandelier S-22,2,-20,20,0,28,20,20,22,2 f-52,-6,-40,-6,-46,-24 f-28,-6,-16,-6,-22,-24
    chandelier f28,-6,16,-6,22,-24 f52,-6,40,-6,46,-24 s0,32,0,46
    character.book.closed :1 r0,0,88,112,16 !s-40,32,42,32 :0 !=character,62,0,-10
    character.bubble :1 @bubble.left :0 !=character,60,0,-7
    character.cursor.ibeam =character,92,-16,0 s42,-44,42,44 s32,-51,42,-44,52,-51 s32,51,42,44,52,51
    character.magnify :1 =magnifyingglass :0 =character,40,-10,-8
    character.textbox r0,0,124,96,16 !=character,62
    chart.bar.xaxis b-33,14,20,40,4 b0,0,20,68,4 b33,21,20,26,4 s-56,52,56,52
    chart.bar.xaxis.ascending b-36,20,18,28,4 b-12,8,18,52,4 b12,-6,18,80,4 b36,-18,18,104,4
    chart.bar.xaxis.ascending s-56,52,56,52
    chart.line.flattrend.xyaxis s-54,-50,-54,44,56,44 s-32,6,-12,-8,8,6,40,-4
    chart.line.text.clipboard :1 g10,-44,-44,44,-44,44,54,-44,54 b0,-46,40,18,8 :0
    chart.line.text.clipboard !s-26,-6,-8,-20,8,-10,26,-24 !s-26,14,26,14 !s-26,32,8,32
    chart.pie o0,0,49 !s0,0,0,-44 !s0,0,41,15
    checkerboard.rectangle r0,0,124,92,14 f-56,-42,-22,-42,-22,-14,-56,-14
    checkerboard.rectangle f12,-42,46,-42,46,-14,12,-14 f-22,-14,12,-14,12,14,-22,14
    checkerboard.rectangle f-56,14,-22,14,-22,42,-56,42 f12,14,46,14,46,42,12,42
    checklist s-57,-34,-50,-26,-36,-43 s-16,-34,56,-34 s-57,0,-50,8,-36,-9 s-16,0,56,0 s-57,34,-50,42,-36,25 s-16,34,56,34
    checklist.checked :0 d-40,-28,20 -s-48,-28,-42,-21,-32,-36 d-40,28,20 -s-48,28,-42,35,-32,20
    checklist.checked :1 s-6,-28,58,-28 s-6,28,58,28
    checkmark.arrow.trianglehead.counterclockwise :1 =arrow.counterclockwise :0 =checkmark,44,0,4
    checkmark.bubble :1 @bubble.left :0 !s-18,-7,-5,8,19,-22
    checkmark.circle.badge.xmark :1 @checkmark.circle,100,-4,-4 :0 /=xmark.circle.fill,54,38,36
    checkmark.circle.dotted :1 *16d50,0,4.5 :0 =checkmark,56
    checkmark.gobackward :1 =gobackward :0 s-14,9,-4,19,14,-3
    checkmark.message :1 @message :0 !s-18,-4,-5,11,19,-20
    checkmark.rectangle.portrait :1 r0,0,88,112,18 :0 !=checkmark,52
    checkmark.rectangle.stack :1 r0,16,124,76,14 s-40,-34,40,-34 s-26,-50,26,-50 :0
    checkmark.rectangle.stack !s-18,16,-5,30,19,3
    checkmark.seal :1 @seal :0 !s-19,2,-6,16,20,-17
    checkmark.seal.text.page :1 r0,0,84,112,16 s-20,-34,20,-34 s-20,-16,20,-16 :0
    checkmark.seal.text.page !=checkmark.seal.fill,56,0,24
    chevron.backward.to.line s30,-38,-8,0,30,38 s-34,-42,-34,42
    chevron.compact.backward s8,-46,-8,0,8,46
    chevron.compact.forward s-8,-46,8,0,-8,46
    chevron.compact.left.chevron.compact.right s-20,-44,-36,0,-20,44 s20,-44,36,0,20,44
    chevron.compact.up.chevron.compact.down s-44,-20,0,-36,44,-20 s-44,20,0,36,44,20
    chevron.down.2 s-40,-36,0,2,40,-36 s-40,2,0,40,40,2
    chevron.down.dotted.2 =chevron.down,84,0,-18 d-36,20,5.5 d-24,29,5.5 d-12,37,5.5 d0,46,5.5
    chevron.down.dotted.2 d12,37,5.5 d24,29,5.5 d36,20,5.5
    chevron.forward.to.line s-30,-38,8,0,-30,38 s34,-42,34,42
    chevron.left.2 s36,-40,-2,0,36,40 s-2,-40,-40,0,-2,40
    chevron.left.chevron.right s-22,-34,-52,0,-22,34 s22,-34,52,0,22,34
    chevron.left.forwardslash.chevron.right s-40,-26,-66,0,-40,26 s40,-26,66,0,40,26
    chevron.left.forwardslash.chevron.right s13,-42,-13,42
    chevron.left.to.line s-44,-44,-44,44 s30,-38,-8,0,30,38
    chevron.right.2 s-36,-40,2,0,-36,40 s2,-40,40,0,2,40
    chevron.right.to.line s44,-44,44,44 s-30,-38,8,0,-30,38
    chevron.up.2 s-40,36,0,-2,40,36 s-40,-2,0,-40,40,-2
    chevron.up.chevron.down s-20,-11,0,-31,20,-11 s-20,11,0,31,20,11
    chevron.up.chevron.right.chevron.down.chevron.left *4s-14,-34,0,-48,14,-34
    chevron.up.dotted.2 =chevron.up,84,0,18 d-36,-20,5.5 d-24,-29,5.5 d-12,-37,5.5 d0,-46,5.5
    chevron.up.dotted.2 d12,-37,5.5 d24,-29,5.5 d36,-20,5.5
    circle.and.line.horizontal o0,0,30 s-64,0,-38,0 s38,0,64,0
    circle.bottomhalf.filled c0,0,54.5 F-48,2,0,2,48,2,36,34,0,48,-36,34
    circle.circle o0,0,54.5 !c0,0,25
    circle.dashed *8a0,0,50,-14,14
    circle.dashed.inset.filled *8a0,0,50,-14,14 d0,0,34
    circle.dotted *12d48,0,6.5
    circle.grid.2x2 o-26,-26,22 o26,-26,22 o-26,26,22 o26,26,22
    circle.grid.3x3.circle :1 o0,0,54.5 :0 !d-20,-20,6 !d0,-20,6 !d20,-20,6 !d-20,0,6 !d0,0,6
    circle.grid.3x3.circle !d20,0,6 !d-20,20,6 !d0,20,6 !d20,20,6
    circle.grid.cross.down.filled c0,-36,16 d0,36,18 c-36,0,16 c36,0,16
    circle.grid.cross.fill d0,-36,18 d0,36,18 d-36,0,18 d36,0,18
    circle.grid.cross.left.filled c0,-36,16 c0,36,16 d-36,0,18 c36,0,16
    circle.grid.cross.right.filled c0,-36,16 c0,36,16 c-36,0,16 d36,0,18
    circle.grid.cross.up.filled d0,-36,18 c0,36,16 c-36,0,16 c36,0,16
    circle.hexagongrid o0,0,14 *6o38,0,14
    circle.hexagongrid.circle :1 o0,0,54.5 :0 !=circle.hexagongrid,52
    circle.inset.filled c0,0,54.5 d0,0,37
    circle.tophalf.filled c0,0,54.5 F-48,-2,0,-2,48,-2,36,-34,0,-48,-36,-34
    clear r0,0,104,104,20 !=xmark,56
    clipboard r0,6,84,104,14 /b0,-46,42,20,8
    clock.arrow.circlepath a5,0,46,-155,152 s-57,-23,-39,-10,-25,-29 s5,-24,5,2,21,11
    cloud.bolt :0gray/white @cloud,84,0,-16 :1yellow /=bolt.fill,56,0,36
    cloud.bolt.rain :0gray/white @cloud,84,0,-18 :1yellow /=bolt.fill,52,6,36 :2cyan
    cloud.bolt.rain s-24,34,-32,54 s38,34,30,54
    cloud.drizzle :0gray/white @cloud,84,0,-18 :1cyan s-26,34,-29,41 s-2,34,-5,41 s22,34,19,41
    cloud.drizzle s-16,52,-19,59 s8,52,5,59 s32,52,29,59
    cloud.fog :0gray/white @cloud,84,0,-18 :1gray s-46,36,46,36 s-32,54,32,54
    cloud.hail :0gray/white @cloud,84,0,-18 :1cyan d-26,36,6 d0,36,6 d26,36,6 d-13,54,6 d13,54,6
    cloud.heavyrain :0gray/white @cloud,84,0,-18 :1cyan s-26,34,-38,60 s-5,34,-17,60 s16,34,4,60
    cloud.heavyrain s37,34,25,60
    cloud.moon :1white @moon,58,30,-22 :0gray/white /@cloud,82,-8,16
    cloud.moon.bolt :1white @moon,52,32,-34 :0gray/white /@cloud,74,-8,-6 :2yellow
    cloud.moon.bolt /=bolt.fill,50,-4,40
    cloud.moon.rain :1white @moon,52,32,-34 :0gray/white /@cloud,74,-8,-6 :2cyan s-28,38,-38,58
    cloud.moon.rain s-6,38,-16,58 s16,38,6,58
    cloud.rain :0gray/white @cloud,84,0,-18 :1cyan s-28,34,-38,54 s0,34,-10,54 s28,34,18,54
    cloud.sleet :0gray/white @cloud,84,0,-18 :1cyan s-28,34,-36,50 d-4,42,6 s24,34,16,50 d-18,58,6
    cloud.sleet s8,50,2,62
    cloud.snow :0gray/white @cloud,84,0,-18 :1white/white s-38,46,-18,46 s-33,37,-23,55
    cloud.snow s-23,37,-33,55 s-10,58,10,58 s-5,49,5,67 s5,49,-5,67 s18,46,38,46 s23,37,33,55
    cloud.snow s33,37,23,55
    cloud.sun :1yellow @sun.max,76,24,-18 :0gray/white /@cloud,82,-8,16
    cloud.sun.bolt :1yellow @sun.max,64,26,-32 :0gray/white /@cloud,74,-8,-6 :2yellow
    cloud.sun.bolt /=bolt.fill,50,-4,40
    cloud.sun.rain :1yellow @sun.max,64,26,-32 :0gray/white /@cloud,74,-8,-6 :2cyan s-28,38,-38,58
    cloud.sun.rain s-6,38,-16,58 s16,38,6,58
    coat g5,-18,-54,0,-42,18,-54,40,-42,54,22,40,26,34,4,38,56,-38,56,-34,4,-40,26,-54,22,-40,-42
    coat !s0,-40,0,52
    comb r0,-22,116,28,10 s-48,-10,-48,34 s-32,-10,-32,34 s-16,-10,-16,34 s0,-10,0,34
    comb s16,-10,16,34 s32,-10,32,34 s48,-10,48,34
    cone e0,36,44,12 s-44,34,0,-52,44,34
    contact.sensor r-20,0,48,108,14 r40,0,28,60,8 !s-20,-34,-20,-22
    contextualmenu.and.cursorarrow :1 q-10,-8,100,88,14 s-40,-30,20,-30 s-40,-8,20,-8 s-40,14,4,14
    contextualmenu.and.cursorarrow :0 /=&f1b4,62,34,30
    control s-27,8,0,-20,27,8
    convertible.side g8,-62,28,-62,4,-44,-4,-12,-8,0,-2,24,-4,62,-6,62,28 s-14,-8,-24,-34
    convertible.side /d-34,30,15 /d34,30,15
    cooktop r0,0,106,106,20 !c-22,-22,16 !c22,-22,16 !c-22,22,16 !c22,22,16
    cpu *4s0,-42,0,-55 *4s-20,-42,-20,-55 *4s20,-42,20,-55 r0,0,84,84,15 !q0,0,38,38,7
    creditcard.and.123 :1 r0,-14,120,76,14 !s-56,-26,56,-26 :0 =textformat.123,56,0,48
    creditcard.and.numbers :1 r0,-14,120,76,14 !s-56,-26,56,-26 :0 =textformat.123,56,0,48
    creditcard.viewfinder :1 =viewfinder :0 @creditcard,54
    cricket.ball o0,0,54 !S-14,-52,-2,-20,-2,20,-14,52 !S10,-52,22,-20,22,20,10,52
    cross.vial r0,8,84,96,18 b0,-48,56,16,6 !=cross.fill,44,0,10
    cube.box @shippingbox
    cup.and.saucer g12,-42,-34,32,-34,29,6,14,26,-24,26,-39,6 l10,32,-24,52,-24,50,4,29,4 s-52,44,44,44
    curlybraces S-20,-50,-32,-47,-36,-36,-36,-18,-41,-5,-53,0,-41,5,-36,18,-36,36,-32,47,-20,50 S20,-50,32,-47,36,-36,36,-18,41,-5,53,0,41,5,36,18,36,36,32,47,20,50
    cursorarrow.click :0 =&f1b4,80,12,16 :1 s-34,-44,-42,-52 s-40,-24,-54,-26 s-16,-44,-14,-56
    cursorarrow.rays :0 =&f1b4,80,12,14 :1 s-36,-40,-44,-48 s-44,-18,-56,-18 s-14,-48,-14,-60
    cursorarrow.rays s10,-40,18,-48 s-36,6,-44,14
    cylinder e0,-40,42,13 l13,-42,-40,-42,50,0,53 l13,42,-40,42,50,0,53
    cylinder.split.1x2 e0,-42,42,12 S-42,-42,-42,-10,-38,-2,0,4,38,-2,42,-10,42,-42
    cylinder.split.1x2 S-42,8,-42,38,-38,48,0,54,38,48,42,38,42,8
    delete.left :1 g10,-28,-44,60,-44,60,44,-28,44,-64,0 :0 !s0,-17,34,17 !s0,17,34,-17
    deskclock o0,-6,50 !s0,-30,0,-6,18,4 s-30,40,-38,50 s30,40,38,50
    desktopcomputer r0,-11,124,86,14 s-58,13,58,13 s-13,36,-17,52 s13,36,17,52 s-30,52,30,52
    desktopcomputer.and.arrow.down :1 q0,-8,124,84,14 s-22,52,22,52 :0 s0,-32,0,10
    desktopcomputer.and.arrow.down s-16,-4,0,12,16,-4
    desktopcomputer.and.macbook :1 =desktopcomputer,88,-14,-8 :0 /=laptopcomputer,60,28,28
    dial :1 o0,4,44 !s0,4,-18,-16 :0 d-52,46,4.5 d52,46,4.5 d0,-54,4.5 d-52,-30,4.5 d52,-30,4.5
    dial.high o0,0,34 !s8,8,18,18 d-36,36,6 d-50,0,6 d-36,-36,6 d0,-50,6 d36,-36,6 d50,0,6
    dial.high d36,36,6
    dial.low o0,0,34 !s-8,8,-18,18 d-36,36,6 d-50,0,6 d-36,-36,6 d0,-50,6 d36,-36,6 d50,0,6
    dial.low d36,36,6
    dial.max o0,0,34 !s8,8,18,18 d-36,36,6 d36,36,6
    dial.medium o0,0,34 !s0,-10,0,-24 d-36,36,6 d-50,0,6 d-36,-36,6 d0,-50,6 d36,-36,6 d50,0,6
    dial.medium d36,36,6
    dial.min o0,0,34 !s-8,8,-18,18 d-36,36,6 d36,36,6
    diamond.circle :1 o0,0,54.5 :0 !=diamond.fill,54,0,0
    die.face.1 r0,0,100,100,20 !d0,0,10
    die.face.2 r0,0,100,100,20 !d-22,-22,9 !d22,22,9
    die.face.3 r0,0,100,100,20 !d-25,-25,9 !d0,0,9 !d25,25,9
    die.face.4 r0,0,100,100,20 !d-22,-22,9 !d22,22,9 !d-22,22,9 !d22,-22,9
    die.face.5 r0,0,100,100,20 !d-25,-25,9 !d25,25,9 !d-25,25,9 !d25,-25,9 !d0,0,9
    die.face.6 r0,0,100,100,20 !d-20,-27,8.5 !d20,-27,8.5 !d-20,0,8.5 !d20,0,8.5 !d-20,27,8.5
    die.face.6 !d20,27,8.5
    digitalcrown.horizontal.arrow.counterclockwise :1 r0,30,84,36,10 :0 a0,14,50,200,335
    digitalcrown.horizontal.arrow.counterclockwise s-60,-22,-46,-4,-32,-22
    directcurrent s-46,-9,46,-9 s-46,13,-24,13 s-11,13,11,13 s24,13,46,13
    dishwasher r0,0,100,112,16 !s-44,-28,44,-28 !d-30,-41,5 !s4,-41,30,-41
    dishwasher !S-26,10,-20,34,20,34,26,10 !s-10,0,-10,16 !s10,0,10,16
    display r0,-9,124,84,14 s0,36,0,52 s-26,52,26,52
    display.2 :1 l10,-10,-46,60,-46,60,14,20,14 :0 /r-16,6,84,60,12 s-16,40,-16,48 s-36,50,4,50
    display.and.arrow.down :1 q0,-8,124,84,14 s-22,52,22,52 :0 s0,-32,0,10 s-16,-4,0,12,16,-4
    display.and.screwdriver :1 @display,92,-6,-6 :0 /=screwdriver.fill,56,36,26
    distribute.horizontal r-32,0,24,64,7 r32,0,24,44,7 s-56,-52,-56,52 s56,-52,56,52
    distribute.horizontal.center s-44,-50,-44,50 s44,-50,44,50 b0,0,32,64,8
    distribute.horizontal.left r-32,0,24,64,7 s-52,-54,-52,54 r32,0,24,44,7 s12,-54,12,54
    distribute.horizontal.right r-32,0,24,64,7 s-12,-54,-12,54 r32,0,24,44,7 s52,-54,52,54
    distribute.vertical r0,-32,64,24,7 r0,32,44,24,7 s-52,-56,52,-56 s-52,56,52,56
    distribute.vertical.bottom r0,-32,64,24,7 s-54,-12,54,-12 r0,32,44,24,7 s-54,52,54,52
    distribute.vertical.center r0,-32,64,24,7 s-54,-32,-34,-32 s34,-32,54,-32 r0,32,44,24,7
    distribute.vertical.center s-54,32,-24,32 s24,32,54,32
    distribute.vertical.top r0,-32,64,24,7 s-54,-52,54,-52 r0,32,44,24,7 s-54,12,54,12
    doc g12,-42,-57,8,-57,42,-23,42,57,-42,57 !l7,7,-55,7,-22,40,-22
    doc.append :0 @doc,80,0,-16 :1 s-50,40,50,40 s-50,56,20,56
    doc.on.clipboard :1 @clipboard,86,-16,-8 :0 /@doc,62,24,22
    doc.on.doc :1 @doc,80,18,-13 :0 /@doc,80,-16,14
    doc.plaintext r0,0,88,114,18 !s-22,-26,22,-26 !s-22,-6,22,-6 !s-22,14,6,14
    doc.questionmark :1 @doc :0 !=questionmark,46,0,12
    doc.richtext r0,0,88,114,18 !b-12,-25,24,24,5 !s13,-33,23,-33 !s13,-17,23,-17 !s-22,6,22,6 !s-22,25,8,25
    doc.text g12,-42,-57,8,-57,42,-23,42,57,-42,57 !l7,7,-55,7,-22,40,-22 !s-21,4,21,4
    doc.text !s-21,26,21,26
    doc.text.below.ecg :0 @doc.text,80,0,-16 :1 s-56,46,-24,46,-14,36,0,58,12,40,20,46,56,46
    doc.text.image @doc !s-20,-24,-4,-24 !s-20,-8,20,-8 !r0,24,44,34,6 !s-16,34,-5,22,3,30,9,25,16,33
    doc.text.magnifyingglass :1 =doc.text,94,-6,-4 :0 /=magnifyingglass,52,30,30
    doc.text.viewfinder :1 *4S-52,-26,-51,-40,-47,-47,-40,-51,-26,-52 :0 q0,0,52,68,10
    doc.text.viewfinder s-8,-10,8,-10 s-8,8,8,8
    doc.viewfinder *4l13,-54,-28,-54,-54,-28,-54 @doc,62
    doc.zipper :1 @doc :0 !s-6,-44,-6,-40 !s6,-28,6,-24 !s-6,-12,-6,-8 !r0,18,22,28,8
    dock.rectangle q0,0,122,92,14 b0,27,62,14,4
    document g12,-42,-57,8,-57,42,-23,42,57,-42,57 !l7,7,-55,7,-22,40,-22
    document.on.document :1 @document,80,18,-13 :0 /@document,80,-16,14
    document.questionmark :1 @document :0 !=questionmark,46,0,12
    document.viewfinder :1 =viewfinder :0 @document,60
    dog P-58,-24,-48,-32,-36,-36,-32,-50,-24,-40,-16,-26,-8,-12,14,-10,34,-10,46,-18,54,-36,60,-34,58,-14,50,4,48,20,50,46,38,46,34,24,22,18,2,18,-10,22,-12,46,-24,46,-26,20,-32,4,-38,-8,-50,-8,-58,-14
    dog !d-34,-26,4.5
    dollarsign.bank.building :1 g6,-54,-18,0,-54,54,-18,54,-10,-54,-10 s-52,48,52,48 s-38,2,-38,34
    dollarsign.bank.building s38,2,38,34 :0 =dollarsign,52,0,20
    dollarsign.gauge.chart.lefthalf.righthalf :1 a0,14,54,180,262 a0,14,54,278,360 :0 =dollarsign,60,0,16
    dot.circle c0,0,54.5 d0,0,16
    dot.circle.viewfinder =viewfinder c0,0,28 d0,0,9
    dot.radiowaves.right d-36,0,10 a-36,0,30,-45,45 a-36,0,52,-45,45 a-36,0,74,-45,45
    dot.radiowaves.up.forward d-34,34,9 a-34,34,32,-80,-10 a-34,34,56,-80,-10 a-34,34,80,-80,-10
    dot.scope :0 *4s30,0,54,0 c0,0,36 d0,0,8
    dot.square q0,0,100,100,20 d0,0,16
    dot.squareshape r0,0,100,100,8 !d0,0,10
    dot.squareshape.split.2x2 r0,0,104,104,10 s0,-50,0,50 s-50,0,50,0 d0,0,16
    drop P0,-54,6,-48,16,-30,30,-6,37,16,30,38,14,50,0,53,-14,50,-30,38,-37,16,-30,-6,-16,-30,-6,-48
    drop.halffull P0,-54,6,-48,16,-30,30,-6,37,16,30,38,14,50,0,53,-14,50,-30,38,-37,16,-30,-6,-16,-30,-6,-48
    drop.halffull F-33,14,0,14,33,14,28,36,14,47,0,50,-14,47,-28,36
    drop.triangle :1 p0,-46,52,42,-52,42 :0 !=drop.fill,46,0,12
    dryer r0,0,100,112,16 !s-44,-30,44,-30 !d-32,-42,5 !d-16,-42,5 !c0,12,32 !d0,12,16
    dumbbell r-35,0,20,74,8 r35,0,20,74,8 r-57,0,14,46,6 r57,0,14,46,6 s-24,0,24,0
    ellipsis.bubble :1 @bubble.left :0 !d-26,-7,8 !d0,-7,8 !d26,-7,8
    ellipsis.calendar :1 =calendar :0 d-20,12,6 d0,12,6 d20,12,6
    ellipsis.curlybraces :1 =curlybraces :0 d-16,0,6 d0,0,6 d16,0,6
    ellipsis.message :1 @message :0 !d-26,-4,8 !d0,-4,8 !d26,-4,8
    ellipsis.rectangle r0,0,122,80,16 !d-28,0,8 !d0,0,8 !d28,0,8
    ellipsis.vertical.bubble :1 @bubble.left :0 !d0,-28,8 !d0,-6,8 !d0,16,8
    ellipsis.viewfinder :1 =viewfinder :0 =ellipsis,58
    entry.lever.keypad :0 r-24,0,52,112,16 !d-34,-30,5 !d-24,-30,5 !d-14,-30,5 !d-34,-14,5
    entry.lever.keypad !d-24,-14,5 !d-14,-14,5 !d-34,2,5 !d-24,2,5 !d-14,2,5 !d-24,30,10 :1
    entry.lever.keypad /b14,30,76,16,8
    envelope r0,0,124,92,16 !l8,-54,-36,0,12,54,-36
    envelope.arrow.triangle.branch :1 @envelope,92,-6,-6 :0 /=arrow.triangle.branch,52,44,30
    envelope.badge.shield.half.filled :1 @envelope,92,-6,-6 :0 /=shield.lefthalf.filled,52,40,26
    eraser g9,-50,19,5,-38,42,-17,-14,40,-38,40 !s-19,-7,17,17 s-14,40,44,40
    eraser.line.dashed :1 @eraser,84,4,-8 :0 s-56,50,-30,50 s-12,50,12,50 s30,50,56,50
    escape a4,4,46,-112,202 s10,10,-46,-46 s-46,-16,-46,-46,-16,-46
    esim g12,-40,-54,12,-54,40,-26,40,54,-40,54 !r0,16,40,34,8
    exclamationmark.applewatch @applewatch !=exclamationmark,46
    exclamationmark.bubble :1 @bubble.left :0 !=exclamationmark,58,0,-7
    exclamationmark.icloud :1 @cloud :0 !=exclamationmark,60,3,6
    exclamationmark.lock @lock !=exclamationmark,40,0,18
    exclamationmark.magnifyingglass :1 =magnifyingglass :0 =exclamationmark,46,-10,-9
    exclamationmark.message :1 @message :0 !=exclamationmark,52,0,-6
    exclamationmark.octagon :1 g9,-21,-50,21,-50,50,-21,50,21,21,50,-21,50,-50,21,-50,-21 :0 !s0,-26,0,6 !d0,25,6.5
    exclamationmark.questionmark =exclamationmark,84,-28,0 =questionmark,84,22,0
    exclamationmark.triangle :1 g15,0,-48.5,51.5,41.6,-51.5,41.6 :0 !s0,-17,0,9 !d0,25,6.5
    exclamationmark.warninglight :1 P-30,36,-30,-16,-16,-34,16,-34,30,-16,30,36 s-44,48,44,48 :0
    exclamationmark.warninglight !=exclamationmark,46,0,4
    externaldrive.badge.icloud :1 @externaldrive,92,-6,-6 :0 /=icloud.fill,56,34,28
    externaldrive.badge.timemachine :1 @externaldrive,92,-6,-6 :0 /=clock.arrow.circlepath,50,38,26
    externaldrive.connected.to.line.below @externaldrive,84,0,-24 s0,10,0,36 s-56,44,-14,44
    externaldrive.connected.to.line.below s14,44,56,44 o0,44,14
    eye.half.closed :0 S-60,-4,-34,24,0,32,34,24,60,-4 s0,32,0,52 s-32,24,-42,42 s32,24,42,42
    eye.trianglebadge.exclamationmark :1 @eye,92,-4,-4 :0 /=exclamationmark.triangle.fill,52,42,26
    eyebrow F-58,14,-40,-10,-8,-24,30,-18,56,0,28,-4,-4,-6,-34,6
    eyedropper.full =eyedropper.halffull
    eyes e-28,0,24,38 e28,0,24,38 !E-18,8,5,10 !E38,8,5,10
    face.dashed *12a0,0,46,-98,-82 d-15,-12,6 d15,-12,6 a0,4,22,30,150
    face.smiling.fill o0,0,54.5 !E-17,-14,3,6 !E17,-14,3,6 !S-24,12,-14,26,0,31,14,26,24,12
    face.smiling.inverse d0,0,54.5 -E-17,-14,3,6 -E17,-14,3,6 -S-24,12,-14,26,0,31,14,26,24,12
    faceid *4S-52,-26,-51,-40,-47,-47,-40,-51,-26,-52 s-22,-20,-22,-10 s22,-20,22,-10
    faceid S3,-20,3,2,0,8,-6,8 S-20,24,-10,31,0,33,10,31,20,24
    fan.desk :1 @fan,80,0,-12 :0 s0,30,0,50 s-28,52,28,52
    faxmachine r8,14,104,72,12 !r26,4,44,22,4 !d8,34,4.5 !d26,34,4.5 !d44,34,4.5 r-46,10,20,84,8
    faxmachine l6,-14,-24,-14,-54,40,-54,40,-24
    figure.2 =figure.stand,88,-24,0 =figure.stand,88,24,0
    figure.2.arms.open =figure.arms.open,84,-32,0 =figure.arms.open,84,32,0
    figure.american.football :1 =figure.run,90,-8,4 :0 =football.fill,38,44,-40
    figure.archery :1 =figure.arms.open,88,-10,4 :0 a8,-6,44,-60,60 s30,-44,30,32 s-10,-8,58,-8
    figure.australian.football :1 =figure.run,90,-8,4 :0 =football.fill,38,44,-40
    figure.badminton :1 =figure.handball,88,-8,6 :0 o44,-40,13 s36,-30,26,-18
    figure.barre :1 =figure.arms.open,92,-8,0 :0 s44,-10,44,54 s26,-10,60,-10
    figure.baseball :1 =figure.handball,88,-8,6 :0 s24,-24,54,-54 d-44,-40,9
    figure.basketball :1 =figure.handball,90,-6,8 :0 =basketball.fill,38,44,-42
    figure.bowling :1 =figure.run,90,-8,0 :0 d44,44,14
    figure.boxing d-10,-45,11 s-10,-24,-4,10,-22,30,-26,56 s-4,10,16,28,20,56 s-10,-22,16,-14,40,-26 d46,-28,9
    figure.boxing s-10,-20,0,-2,18,-6 d22,-8,9
    figure.child.and.lock :1 =figure.child,92,-20,0 :0 =lock.fill,48,34,24
    figure.climbing :1 =figure.arms.open,80,-14,0,-12 :0 s14,58,34,20,30,-8,54,-56
    figure.cooldown d-6,-46,11 s-6,-24,-4,8,-18,28,-20,56 s-4,8,16,26,22,54 s-6,-24,20,-34,38,-52
    figure.cooldown s-6,-22,-30,-12,-38,8
    figure.core.training :0 d-46,-4,10 s-34,8,4,26,32,-6,54,26 s-20,14,6,-12
    figure.cross.training :1 =figure.arms.open,88,0,6 :0 s-46,-52,46,-52 d-46,-52,9 d46,-52,9
    figure.curling :1 =figure.walk,84,-8,-4 :0 b40,46,34,14,6 s40,38,40,28,28,28
    figure.dance =figure.arms.open,100,0,0,12
    figure.disc.sports :1 =figure.handball,88,-8,6 :0 E42,-44,18,6,-10
    figure.elliptical :1 =figure.walk,84,-6,-8 :0 e0,44,46,10,-8 s44,-30,36,40
    figure.equestrian.sports d0,-46,11 s0,-26,-6,2,14,20 s0,-22,22,-6
    figure.equestrian.sports S-54,30,-40,10,0,12,26,8,40,-16,56,-8 s-36,22,-44,54 s30,18,40,52
    figure.fall =figure.walk,96,0,0,38
    figure.fencing :1 =figure.run,88,-10,2 :0 s20,-8,60,-26
    figure.fishing :1 =figure.arms.open,84,-22,6 :0 s8,-14,50,-54 s50,-54,50,12
    figure.golf :1 =figure.wave,88,-10,2 :0 s16,10,40,52,52,52
    figure.hand.cycling d-18,-40,11 s-18,-20,-10,6,24,14,44,30 s-14,-14,14,-18 c36,34,20 c-34,36,18
    figure.highintensity.intervaltraining :1 =figure.run,90,-10,6 :0 =bolt.fill,46,42,-36
    figure.hockey :1 =figure.run,84,-12,-4 :0 s10,0,36,52,54,52
    figure.hunting :1 =figure.walk,88,-10,2 :0 s-6,-18,56,-34
    figure.ice.hockey :1 =figure.run,84,-12,-4 :0 s10,0,36,52,54,52
    figure.indoor.soccer :1 =figure.run,90,-10,0 :0 =soccerball,38,44,42
    figure.jumprope :1 =figure.arms.open,92,0,0 :0 S-46,-16,-54,20,-30,50,0,58,30,50,54,20,46,-16
    figure.lacrosse :1 =figure.run,88,-8,4 :0 s6,4,48,-44 o46,-46,11
    figure.mixed.cardio :1 =figure.run,92,-10,4 :0 =heart.fill,42,40,-36
    figure.outdoor.soccer :1 =figure.run,90,-10,0 :0 =soccerball,38,44,42
    figure.pickleball :1 =figure.handball,88,-8,6 :0 o42,-42,12 s34,-32,26,-20 d-40,-44,7
    figure.pilates :0 d-48,10,10 s-36,22,10,26,54,-34 s-22,22,18,0
    figure.racquetball :1 =figure.handball,88,-8,6 :0 o42,-42,12 s34,-32,26,-20 d-40,-44,7
    figure.rugby :1 =figure.run,90,-8,4 :0 =football.fill,38,44,-40
    figure.run.square.stack :1 s-38,-54,38,-54 :0 r0,8,108,92,18 !=figure.run,60,0,8
    figure.run.treadmill :1 =figure.run,84,-10,-8 :0 s-50,50,44,50,52,-20,38,-20
    figure.seated.seatbelt d0,-46,11 s-24,-24,24,-24 s-24,-24,-28,14 s24,-24,28,14 s-16,10,16,10
    figure.seated.seatbelt s-16,10,-26,54 s16,10,26,54 s20,-22,-16,8
    figure.seated.side d-4,-46,11 s-6,-24,-10,18,30,18,34,54 s-6,-16,18,-2 s-34,-20,-30,42,6,42
    figure.skiing.crosscountry :1 =figure.walk,86,-4,-6 :0 s-56,52,56,52 s-30,-18,-54,48
    figure.skiing.crosscountry s28,-10,46,48
    figure.soccer :1 =figure.run,90,-10,0 :0 =soccerball,38,44,42
    figure.socialdance :1 =figure.dance,86,-22,0 :0 =figure.wave,86,24,0
    figure.softball :1 =figure.handball,88,-8,6 :0 s24,-24,54,-54 d-44,-40,9
    figure.squash :1 =figure.handball,88,-8,6 :0 o42,-42,12 s34,-32,26,-20 d-40,-44,7
    figure.stair.stepper :1 =figure.walk,84,-8,-10 :0 s-44,54,-10,54,-10,44,24,44,24,34,50,34
    figure.stairs :1 =figure.walk,80,-12,-14 :0 s-48,54,-14,54,-14,38,20,38,20,22,54,22
    figure.stand.line.dotted.figure.stand :0 =figure.stand,88,-40,0 =figure.stand,88,40,0 :1
    figure.stand.line.dotted.figure.stand d0,-36,4.5 d0,-18,4.5 d0,0,4.5 d0,18,4.5 d0,36,4.5
    figure.step.training :1 =figure.walk,84,-8,-10 :0 b10,50,76,12,4
    figure.strengthtraining.functional :1 =figure.arms.open,88,0,6 :0 d-50,-30,10 d50,-30,10
    figure.strengthtraining.traditional d0,-28,11 s-48,-42,48,-42 b-50,-42,12,34,5 b50,-42,12,34,5
    figure.strengthtraining.traditional s0,-8,0,18 s-22,-40,-16,-12,0,-8,16,-12,22,-40
    figure.strengthtraining.traditional s0,18,-18,34,-18,58 s0,18,18,34,18,58
    figure.taichi d0,-46,11 s0,-26,0,6,-26,22,-36,54 s0,6,26,20,30,54 s0,-23,-26,-15,-46,-30 s0,-23,26,-16,46,-2
    figure.tennis :1 =figure.handball,88,-8,6 :0 o42,-42,14 s34,-32,24,-18 d-40,-44,7
    figure.track.and.field :1 =figure.run,90,0,-6 :0 s-50,54,50,54
    figure.volleyball :1 =figure.handball,90,-6,8 :0 =volleyball.fill,38,44,-42
    figure.walk.arrival :1 =figure.walk,92,-20,0 :0 s58,-50,58,50 s26,0,48,0 s38,-12,50,0,38,12
    figure.walk.departure :1 =figure.walk,92,20,0 :0 s-58,-50,-58,50 s-48,0,-26,0
    figure.walk.departure s-36,-12,-24,0,-36,12
    figure.walk.treadmill :1 =figure.walk,84,-10,-8 :0 s-50,50,44,50,52,-20,38,-20
    filemenu.and.cursorarrow :1 r-8,2,92,100,14 s-54,-28,38,-28 s-36,-4,14,-4 s-36,18,2,18 :0
    filemenu.and.cursorarrow /=cursorarrow,60,28,28
    filemenu.and.selection q0,0,92,112,16 s-26,-36,26,-36 b0,-8,92,28,2 -s-26,-8,26,-8
    filemenu.and.selection s-26,20,26,20 s-26,38,10,38
    film r0,0,118,94,16 !s-33,-43,-33,43 !s33,-43,33,43 !s-33,0,33,0 !s-54,-15,-35,-15 !s-54,15,-35,15 !s35,-15,54,-15 !s35,15,54,15
    fireworks *8s0,-16,0,-36 *8d0,-52,5
    flag g5,-38,-50,-20,-54,-2,-50,16,-43,30,-43,42,-48,42,8,30,13,16,13,-2,6,-20,3,-38,7
    flag s-38,-50,-38,58
    flag.2.crossed s-34,-50,30,56 s34,-50,-30,56 p-34,-50,-62,-40,-56,-2,-16,-18
    flag.2.crossed p34,-50,62,-40,56,-2,16,-18
    flag.and.flag.filled.crossed s-34,-50,30,56 s34,-50,-30,56 p-34,-50,-62,-40,-56,-2,-16,-18
    flag.and.flag.filled.crossed f34,-50,62,-40,56,-2,16,-18
    flag.filled.and.flag.crossed s-34,-50,30,56 s34,-50,-30,56 f-34,-50,-62,-40,-56,-2,-16,-18
    flag.filled.and.flag.crossed p34,-50,62,-40,56,-2,16,-18
    flip.horizontal.fill f-16,44,-16,-36,-56,44 f16,44,16,-36,56,44 s0,-56,0,56
    flipphone q0,-30,54,50,12 q0,28,54,54,12 d-13,20,4 d0,20,4 d13,20,4 d-13,36,4 d0,36,4 d13,36,4
    flowchart :0 r-34,-36,44,30,8 r34,-36,44,30,8 r34,38,44,30,8 :1 s-12,-36,12,-36 s34,-20,34,22
    folder.badge.person.crop :1 =folder,94,-6,-6 :0 /=person.crop.circle.fill,52,38,28
    folder.fill.badge.person.crop :1 =folder.fill,94,-6,-6 :0 /=person.crop.circle.fill,52,38,28
    forward.end.alt p-56,-32,-4,0,-56,32 p0,-32,50,0,0,32 s56,-32,56,32
    forward.frame p-44,-38,16,0,-44,38 r38,0,20,76,7
    fossil.shell S6,0,6.5,3.8,4.5,7.8,0,10.6,-6,10.5,-11.8,6.8,-15.1,0,-14.4,-8.3,-9.1,-15.7,0,-19.7,10.6,-18.4,19.7,-11.4,24.2,0,22.3,12.9,13.6,23.6,0,28.8,-15.2,26.3,-27.6,15.9,-33.4,0,-32,-20,-20,-36,0,-42,24,-38,42,-24,50,0,50,22,44,46
    fossil.shell s22,13,44,46
    frying.pan o-18,14,42 !c-18,14,30 s16,-12,56,-46
    fx =&f295,90,-22,0 =xmark,52,28,12
    gauge.high a0,6,50,150,390 d0,10,9 s0,10,28,-12
    gauge.low a0,6,50,150,390 d0,10,9 s0,10,-28,-12
    gauge.medium a0,6,50,150,390 d0,10,9 s0,10,0,-24
    gauge.open.with.lines.needle.33percent :1 a0,10,54,150,390 s-28,10,-36,10 s28,10,36,10
    gauge.open.with.lines.needle.33percent s0,-18,0,-26 :0 s0,10,-18,-16 d0,10,9
    gauge.with.dots.needle.0percent o0,0,54.5 !d32,0,5.5 !d-23,-23,5.5 !d23,-23,5.5 !d23,23,5.5
    gauge.with.dots.needle.0percent !d-32,0,5.5 !d0,-33,5.5 !d0,2,9 !s0,2,-24,24
    gauge.with.dots.needle.100percent o0,0,54.5 !d-32,0,5.5 !d-23,-23,5.5 !d23,-23,5.5
    gauge.with.dots.needle.100percent !d-23,23,5.5 !d32,0,5.5 !d0,-33,5.5 !d0,2,9 !s0,2,24,24
    gauge.with.dots.needle.33percent o0,0,54.5 !d32,0,5.5 !d0,-33,5.5 !d23,-23,5.5 !d23,23,5.5
    gauge.with.dots.needle.33percent !d-23,23,5.5 !d-32,0,5.5 !d0,2,9 !s0,2,-24,-22
    gauge.with.dots.needle.50percent o0,0,54.5 !d-32,0,5.5 !d-23,-23,5.5 !d23,-23,5.5 !d32,0,5.5
    gauge.with.dots.needle.50percent !d-23,23,5.5 !d23,23,5.5 !d0,2,9 !s0,2,0,-34
    gauge.with.dots.needle.67percent o0,0,54.5 !d-32,0,5.5 !d0,-33,5.5 !d-23,-23,5.5 !d23,23,5.5
    gauge.with.dots.needle.67percent !d-23,23,5.5 !d32,0,5.5 !d0,2,9 !s0,2,24,-22
    gauge.with.dots.needle.bottom.0percent o0,0,54.5 !d-10,-22,5.5 !d-27,-14,5.5 !d24,-17,5.5
    gauge.with.dots.needle.bottom.0percent !d34,8,5.5 !d8,-26,5.5 !d0,18,9 !s0,18,-34,10
    gauge.with.dots.needle.bottom.100percent o0,0,54.5 !d10,-24,5.5 !d27,-14,5.5 !d-24,-17,5.5
    gauge.with.dots.needle.bottom.100percent !d-34,8,5.5 !d-8,-26,5.5 !d0,18,9 !s0,18,34,10
    gauge.with.dots.needle.bottom.50percent o0,0,54.5 !d-34,8,5.5 !d-27,-17,5.5 !d27,-17,5.5
    gauge.with.dots.needle.bottom.50percent !d34,8,5.5 !d0,18,9 !s0,18,0,-32
    gauge.with.needle o0,0,54.5 !d0,8,9 !s0,8,20,-24
    gear o0,0,42 *8s0,-45,0,-52 *8s17.2,-41.6,19.9,-48 o0,0,13 *3s13,0,40,0
    gearshape.arrow.triangle.2.circlepath :0 =gearshape.fill,60 :1 a0,0,54,-150,-20
    gearshape.arrow.triangle.2.circlepath s42,-34,52,-18,36,-12 a0,0,54,30,160
    gearshape.arrow.triangle.2.circlepath s-42,34,-52,18,-36,12
    gearshape.fill g4,-8.3,-40.2,-7.1,-51.5,7.1,-51.5,8.3,-40.2,22.6,-34.2,31.4,-41.5,41.5,-31.4,34.2,-22.6,40.2,-8.3,51.5,-7.1,51.5,7.1,40.2,8.3,34.2,22.6,41.5,31.4,31.4,41.5,22.6,34.2,8.3,40.2,7.1,51.5,-7.1,51.5,-8.3,40.2,-22.6,34.2,-31.4,41.5,-41.5,31.4,-34.2,22.6,-40.2,8.3,-51.5,7.1,-51.5,-7.1,-40.2,-8.3,-34.2,-22.6,-41.5,-31.4,-31.4,-41.5,-22.6,-34.2 -d0,0,20
    giftcard r0,0,124,92,16 !s-26,-42,-26,42 !s-58,0,58,0 !e-42,-14,12,8,30 !e-10,-14,12,8,-30
    globe c0,0,49 e0,0,22,45,0 s-44,0,44,0 S-34,-28,-18,-22,0,-20,18,-22,34,-28
    globe S-34,28,-18,22,0,20,18,22,34,28
    globe.asia.australia o0,0,54.5
    globe.asia.australia !F-16,-34,10,-40,34,-24,36,-6,20,0,14,12,2,-2,-8,2,-20,-10,-30,-12
    globe.asia.australia !F10,20,26,18,32,28,22,38,10,34
    globe.badge.chevron.backward :1 =globe,90,-4,-4 :0 /=chevron.backward.circle.fill,46,36,36
    globe.desk :0 o-2,-12,36 !S-24,-26,-10,-24,-8,-12,-16,-4,-12,8,-18,14 !S8,-38,14,-28,26,-26
    globe.desk !S20,-4,12,4,16,14 :1 a-2,-12,50,-60,120 s-2,40,-2,54 s-30,56,26,56
    globe.europe.africa o0,0,54.5
    globe.europe.africa !F-8,-4,8,-2,20,2,26,14,20,22,14,36,4,46,-2,34,-4,22,-18,18,-20,6
    globe.europe.africa !F-14,-16,-10,-30,2,-36,14,-30,22,-32,28,-20,16,-14,4,-16
    globe.europe.africa !F30,-4,40,-8,44,4,36,6
    gobackward.10 :1 =gobackward :0 =10,42,0,8
    gobackward.15 :1 =gobackward :0 =15,42,0,8
    gobackward.30 :1 =gobackward :0 =30,42,0,8
    gobackward.45 :1 =gobackward :0 =45,42,0,8
    gobackward.5 :1 =gobackward :0 =5,44,0,8
    gobackward.60 :1 =gobackward :0 =6,42,-11,8 =0,42,12,8
    gobackward.75 :1 =gobackward :0 =7,42,-11,8 =5,42,12,8
    gobackward.90 :1 =gobackward :0 =9,42,-11,8 =0,42,12,8
    gobackward.minus :1 =gobackward :0 =minus,44,0,8
    goforward.10 :1 =goforward :0 =10,42,0,8
    goforward.15 :1 =goforward :0 =15,42,0,8
    goforward.30 :1 =goforward :0 =30,42,0,8
    goforward.45 :1 =goforward :0 =45,42,0,8
    goforward.5 :1 =goforward :0 =5,44,0,8
    goforward.60 :1 =goforward :0 =6,42,-11,8 =0,42,12,8
    goforward.75 :1 =goforward :0 =7,42,-11,8 =5,42,12,8
    goforward.90 :1 =goforward :0 =9,42,-11,8 =0,42,12,8
    goforward.plus :1 =goforward :0 =plus,44,0,8
    greetingcard r0,0,104,96,14 !s-48,0,48,0 !=heart.fill,30,0,-22
    grid q0,0,108,108,20 s-18,-54,-18,54 s18,-54,18,54 s-54,-18,54,-18 s-54,18,54,18
    gyroscope c0,0,54.5 e0,0,16,50 e0,0,50,16 d0,0,7
    hammer g5,0.2,-13.2,49.7,36.3,38.3,47.7,-11.2,-1.8 /g6,18.5,-31.5,1.5,-48.5,-46.5,-0.5,-29.5,16.5
    hand.draw :0 @hand.point.up.left,84,6,14 :1 S-56,-34,-44,-50,-34,-38,-24,-50,-14,-40
    hand.point.up.braille :1 @hand.point.up,84,-10,8 :0 d28,-46,7 d48,-46,7 d28,-26,7 d48,-26,7
    hand.raised.app :1 r0,0,104,104,26 :0 !=hand.raised.fill,62
    handbag g9,-44,-14,44,-14,56,48,-56,48 S-24,2,-22,-34,0,-52,22,-34,24,2
    hands.and.sparkles :1 @hands.clap,84,-10,8 :0 =sparkles,46,40,-40
    hands.clap :1 @hand.raised,74,14,12,24 :0 /@hand.raised,74,-12,14,-10 :1 s-34,-44,-40,-56
    hands.clap s-8,-50,-6,-62 s20,-48,28,-60
    hands.sparkles :1 @hands.clap,88,-4,8 :0 =sparkle,40,40,-38
    hare P-58,26,-54,8,-40,-8,-20,-16,4,-14,20,-22,26,-30,12,-44,4,-56,20,-54,34,-40,38,-34,52,-26,58,-14,48,-6,38,0,36,14,44,26,56,32,52,38,36,38,20,26,-4,28,-16,40,-34,44,-40,38,-28,30,-46,34
    hare !d42,-20,4 !S-38,30,-40,14,-28,2,-12,4
    hat.cap P-50,16,-46,-18,-20,-38,10,-38,34,-22,38,8,60,16,64,24,30,22,-50,22
    headlight.daytime P8,-40,34,-36,54,-18,58,0,54,18,34,36,8,40 s-14,0,-58,0 s-14,-22,-50,-40
    headlight.daytime s-14,22,-50,40
    headlight.fog P8,-40,34,-36,54,-18,58,0,54,18,34,36,8,40 s-58,-14,-14,-24 s-58,6,-14,-4
    headlight.fog s-58,26,-14,16 S-38,-38,-30,-16,-42,6,-32,26,-40,44
    headlight.high.beam P8,-40,34,-36,54,-18,58,0,54,18,34,36,8,40 s-58,-30,-14,-30
    headlight.high.beam s-58,-10,-14,-10 s-58,10,-14,10 s-58,30,-14,30
    headlight.low.beam P8,-40,34,-36,54,-18,58,0,54,18,34,36,8,40 s-58,-14,-14,-30 s-58,6,-14,-10
    headlight.low.beam s-58,26,-14,10 s-58,46,-14,30
    hearingdevice.ear :0 =ear,100,8,0 :1 S-36,-44,-46,-24,-40,2
    heart p0,-32,-3,-37,-9,-41,-14,-45,-21,-46,-27,-46,-33,-45,-39,-42,-44,-38,-47,-32,-50,-26,-50,-20,-49,-11,-46,-3,-40,6,-34,14,-26,22,-18,30,-9,38,0,46,9,38,18,30,26,22,34,14,40,6,46,-3,49,-11,50,-20,50,-26,47,-32,44,-38,39,-42,33,-45,27,-46,21,-46,14,-45,9,-41,3,-37
    heart.rectangle :1 r0,0,124,90,16 :0 !=heart.fill,48,0,2
    heart.text.clipboard :1 r0,6,92,104,16 b0,-46,44,18,8 :0 !=heart.fill,38,0,-4 !s-18,34,18,34
    heart.text.square :1 r0,0,100,100,20 :0 !=heart.fill,42,0,-16 !s-24,27,24,27
    heater.vertical r0,0,80,112,16 !s-18,-36,-18,36 !s0,-36,0,36 !s18,-36,18,36
    hifispeaker.and.appletv :1 @appletv,66,-18,24 :0 /@hifispeaker,74,26,-4
    hifispeaker.and.homepod :1 @hifispeaker,86,-26,0 :0 @homepod,66,32,10
    hifispeaker.and.homepod.mini :1 @hifispeaker,86,-26,0 :0 @homepod.mini,58,34,16
    hifispeaker.arrow.forward :1 @hifispeaker,90,-18,0 :0 s34,0,64,0 s52,-13,65,0,52,13
    hockey.puck e0,-14,58,22 S-58,-14,-58,18,-40,32,0,38,40,32,58,18,58,-14
    homekit l8,-48,50,-48,-6,0,-48,48,-6,48,50,-48,50,-48,20 f-24,34,-24,6,0,-16,24,6,24,34
    homepod P-36,-40,-18,-50,0,-52,18,-50,36,-40,42,-20,44,6,42,28,34,44,16,52,0,53,-16,52,-34,44,-42,28,-44,6,-42,-20
    homepod !e0,-34,18,6
    homepod.2 :1 @homepod,70,-30,0 :0 @homepod,70,30,0
    homepod.and.appletv :1 @appletv,66,-18,24 :0 /@homepod,74,26,-4
    homepod.and.homepod.mini :1 @homepod,82,-24,0 :0 @homepod.mini,56,40,16
    homepod.arrow.forward :1 @homepod,84,-16,0 :0 s38,0,68,0 s56,-13,69,0,56,13
    homepod.mini P-36,-34,-20,-42,0,-44,20,-42,36,-34,46,-14,48,4,44,22,34,36,18,43,0,44,-18,43,-34,36,-44,22,-48,4,-46,-14
    homepod.mini !e0,-27,18,6
    homepod.mini.2 :1 @homepod.mini,70,-30,0 :0 @homepod.mini,70,30,0
    homepod.mini.and.appletv :1 @appletv,66,-18,24 :0 /@homepod.mini,74,26,-4
    homepod.mini.arrow.forward :1 @homepod.mini,84,-16,0 :0 s38,0,68,0 s56,-13,69,0,56,13
    homepodmini P-36,-34,-20,-42,0,-44,20,-42,36,-34,46,-14,48,4,44,22,34,36,18,43,0,44,-18,43,-34,36,-44,22,-48,4,-46,-14
    homepodmini !e0,-27,18,6
    homepodmini.2 :1 @homepodmini,70,-30,0 :0 @homepodmini,70,30,0
    homepodmini.and.appletv :1 @appletv,66,-18,24 :0 /@homepodmini,74,26,-4
    hourglass s-36,-54,36,-54 s-36,54,36,54 S-27,-54,-26,-36,-17,-18,-6,0,-17,18,-26,36,-27,54 S27,-54,26,-36,17,-18,6,0,17,18,26,36,27,54
    house.and.flag :1 @house,88,-8,8 :0 =flag.fill,42,46,-36
    house.fill f-41,-3,0,-38,41,-3,41,44,37,48,-37,48,-41,44 b36,-30,11,30,2 /s-59,0,0,-50,59,0 -b0,32,22,34,2
    humidifier r0,22,72,64,16 !d0,22,7 S0,-18,-6,-28,0,-38,-4,-52 S-22,-18,-28,-28,-22,-38,-26,-48
    humidifier S22,-18,16,-28,22,-38,18,-48
    humidity :0 @drop,92,-14,0 :1 s32,-6,56,-6 s36,14,60,14 s32,34,52,34
    icloud.and.arrow.down :1 @cloud :0 /=arrow.down,56,0,24
    icloud.and.arrow.up :1 @cloud :0 /=arrow.up,56,0,24
    info d0,-38,9.5 s-15,-12,2,-12,2,38 s-17,38,21,38
    info.bubble :1 @bubble.left :0 !=info,58,0,-7
    inset.filled.bottomhalf.rectangle q0,0,124,90,16 b0,17,100,32,7
    inset.filled.bottomhalf.rectangle.portrait q0,0,86,112,18 b0,24,62,42,7
    inset.filled.bottomhalf.tophalf.rectangle q0,0,124,90,16 b0,17,100,30,7 b0,-17,100,30,7
    inset.filled.bottomleading.bottomtrailing.rectangle q0,0,124,90,16 b-25,17,46,32,7
    inset.filled.bottomleading.bottomtrailing.rectangle b25,17,46,32,7
    inset.filled.bottomleading.rectangle q0,0,124,90,16 b-25,17,50,32,7
    inset.filled.bottomleading.rectangle.portrait q0,0,86,112,18 b-15,22,32,42,7
    inset.filled.bottomleft.bottomright.rectangle q0,0,124,90,16 b-25,17,46,32,7 b25,17,46,32,7
    inset.filled.bottomleft.rectangle q0,0,124,90,16 b-25,17,50,32,7
    inset.filled.bottomleft.rectangle.portrait q0,0,86,112,18 b-15,22,32,42,7
    inset.filled.bottomright.rectangle q0,0,124,90,16 b25,17,50,32,7
    inset.filled.bottomright.rectangle.portrait q0,0,86,112,18 b15,22,32,42,7
    inset.filled.bottomthird.rectangle q0,0,124,90,16 b0,22,100,22,7
    inset.filled.bottomthird.rectangle.portrait q0,0,86,112,18 b0,31,62,28,7
    inset.filled.bottomthird.square q0,0,100,100,20 b0,26,76,24,7
    inset.filled.bottomtrailing.rectangle q0,0,124,90,16 b25,17,50,32,7
    inset.filled.bottomtrailing.rectangle.portrait q0,0,86,112,18 b15,22,32,42,7
    inset.filled.capsule q0,0,124,72,36 b0,0,92,40,20
    inset.filled.capsule.portrait q0,0,72,124,36 b0,0,40,92,20
    inset.filled.center.rectangle q0,0,124,90,16 b0,0,60,40,7
    inset.filled.center.rectangle.portrait q0,0,86,112,18 b0,0,38,54,7
    inset.filled.diamond p0,-58,58,0,0,58,-58,0 f0,-36,36,0,0,36,-36,0
    inset.filled.leadinghalf.rectangle q0,0,124,90,16 b-27,0,48,66,7
    inset.filled.leadinghalf.rectangle.portrait q0,0,86,112,18 b-16,0,30,88,7
    inset.filled.leadinghalf.toptrailing.bottomtrailing.rectangle q0,0,124,90,16 b-27,0,48,66,7
    inset.filled.leadinghalf.toptrailing.bottomtrailing.rectangle b25,-17,46,32,7 b25,17,46,32,7
    inset.filled.leadinghalf.trailinghalf.rectangle q0,0,124,90,16 b-27,0,48,66,7 b27,0,48,66,7
    inset.filled.leadingthird.rectangle q0,0,124,90,16 b-37,0,28,66,7
    inset.filled.leadingthird.rectangle.portrait q0,0,86,112,18 b-22,0,18,88,7
    inset.filled.leadingthird.square q0,0,100,100,20 b-26,0,24,76,7
    inset.filled.lefthalf.rectangle.portrait q0,0,86,112,18 b-16,0,30,88,7
    inset.filled.lefthalf.righthalf.rectangle q0,0,124,90,16 b-27,0,48,66,7 b27,0,48,66,7
    inset.filled.lefthalf.topright.bottomright.rectangle q0,0,124,90,16 b-27,0,48,66,7
    inset.filled.lefthalf.topright.bottomright.rectangle b25,-17,46,32,7 b25,17,46,32,7
    inset.filled.leftthird.middlethird.rightthird.rectangle q0,0,124,90,16 b-36,0,26,66,6
    inset.filled.leftthird.middlethird.rightthird.rectangle b0,0,26,66,6 b36,0,26,66,6
    inset.filled.leftthird.rectangle q0,0,124,90,16 b-37,0,28,66,7
    inset.filled.leftthird.rectangle.portrait q0,0,86,112,18 b-22,0,18,88,7
    inset.filled.leftthird.square q0,0,100,100,20 b-26,0,24,76,7
    inset.filled.oval e0,0,60,40 E0,0,44,24
    inset.filled.oval.portrait e0,0,40,60 E0,0,24,44
    inset.filled.rectangle.badge.record :1 =rectangle.inset.filled,92,-6,-6 :0
    inset.filled.rectangle.badge.record /=record.circle,50,38,28
    inset.filled.righthalf.rectangle q0,0,124,90,16 b27,0,48,66,7
    inset.filled.righthalf.rectangle.portrait q0,0,86,112,18 b16,0,30,88,7
    inset.filled.rightthird.rectangle q0,0,124,90,16 b37,0,28,66,7
    inset.filled.rightthird.rectangle.portrait q0,0,86,112,18 b22,0,18,88,7
    inset.filled.rightthird.square q0,0,100,100,20 b26,0,24,76,7
    inset.filled.tophalf.bottomhalf.rectangle q0,0,124,90,16 b0,-17,100,30,7 b0,17,100,30,7
    inset.filled.tophalf.bottomleft.bottomright.rectangle q0,0,124,90,16 b0,-17,100,30,7
    inset.filled.tophalf.bottomleft.bottomright.rectangle b-25,17,46,32,7 b25,17,46,32,7
    inset.filled.tophalf.rectangle q0,0,124,90,16 b0,-17,100,32,7
    inset.filled.tophalf.rectangle.portrait q0,0,86,112,18 b0,-24,62,42,7
    inset.filled.topleading.bottomleading.trailinghalf.rectangle q0,0,124,90,16 b-25,-17,46,32,7
    inset.filled.topleading.bottomleading.trailinghalf.rectangle b-25,17,46,32,7 b27,0,48,66,7
    inset.filled.topleading.rectangle q0,0,124,90,16 b-25,-17,50,32,7
    inset.filled.topleading.rectangle.portrait q0,0,86,112,18 b-15,-22,32,42,7
    inset.filled.topleft.bottomleft.righthalf.rectangle q0,0,124,90,16 b-25,-17,46,32,7
    inset.filled.topleft.bottomleft.righthalf.rectangle b-25,17,46,32,7 b27,0,48,66,7
    inset.filled.topleft.rectangle q0,0,124,90,16 b-25,-17,50,32,7
    inset.filled.topleft.rectangle.portrait q0,0,86,112,18 b-15,-22,32,42,7
    inset.filled.topleft.topright.bottomhalf.rectangle q0,0,124,90,16 b-25,-17,46,32,7
    inset.filled.topleft.topright.bottomhalf.rectangle b25,-17,46,32,7 b0,17,100,30,7
    inset.filled.topleft.topright.bottomleft.bottomright.rectangle q0,0,124,90,16 b-25,-17,46,32,7
    inset.filled.topleft.topright.bottomleft.bottomright.rectangle b25,-17,46,32,7 b-25,17,46,32,7
    inset.filled.topleft.topright.bottomleft.bottomright.rectangle b25,17,46,32,7
    inset.filled.topright.rectangle q0,0,124,90,16 b25,-17,50,32,7
    inset.filled.topright.rectangle.portrait q0,0,86,112,18 b15,-22,32,42,7
    inset.filled.topthird.rectangle q0,0,124,90,16 b0,-22,100,22,7
    inset.filled.topthird.rectangle.portrait q0,0,86,112,18 b0,-31,62,28,7
    inset.filled.topthird.square q0,0,100,100,20 b0,-26,76,24,7
    inset.filled.toptrailing.rectangle q0,0,124,90,16 b25,-17,50,32,7
    inset.filled.toptrailing.rectangle.portrait q0,0,86,112,18 b15,-22,32,42,7
    inset.filled.trailinghalf.rectangle q0,0,124,90,16 b27,0,48,66,7
    inset.filled.trailinghalf.rectangle.portrait q0,0,86,112,18 b16,0,30,88,7
    inset.filled.trailingthird.rectangle q0,0,124,90,16 b37,0,28,66,7
    inset.filled.trailingthird.rectangle.portrait q0,0,86,112,18 b22,0,18,88,7
    inset.filled.trailingthird.square q0,0,100,100,20 b26,0,24,76,7
    ipad r0,0,84,112,14 s-13,44,13,44
    ipad.and.iphone :1 @ipad,92,-12,-4 :0 /@iphone,64,42,18
    ipad.landscape r0,0,112,84,14 s-13,30,13,30
    iphone r0,0,68,120,18 !s-9,-45,9,-45
    iphone.and.arrow.forward :1 l14,14,-20,14,-56,-46,-56,-46,56,14,56,14,20 s-22,-44,-10,-44 :0
    iphone.and.arrow.forward s-14,0,54,0 s36,-18,54,0,36,18
    iphone.gen1 r0,0,68,120,14 !d0,46,6 !s-29,-44,29,-44 !s-29,32,29,32
    iphone.gen2 r0,0,68,120,18 !s-11,-52,11,-52
    iphone.motion :1 =iphone,92 :0 S-46,-40,-52,-20,-46,0 S46,0,52,20,46,40
    iphone.rear.camera r0,0,64,112,16 !d-14,-36,9
    italic s-6,-44,28,-44 s-28,44,6,44 s11,-44,-11,44
    jacket g5,-18,-48,0,-36,18,-48,40,-38,58,34,42,40,34,10,34,48,-34,48,-34,10,-42,40,-58,34,-40,-38
    jacket !s0,-34,0,44
    key.card :1 r0,0,84,116,16 :0 !=key.fill,62,0,12,-45 !s-14,-42,14,-42
    key.icloud :1 @cloud :0 !=key.fill,50,2,6
    key.viewfinder :1 *4S-52,-26,-51,-40,-47,-47,-40,-51,-26,-52 :0 =key.fill,56
    keyboard.badge.eye :1 @keyboard,92,-6,-6 :0 /=eye.fill,56,36,30
    l.joystick :1 o0,0,54.5 :0 !=l,54
    ladybug e0,8,33,42 !s0,-32,0,50 !d-15,-6,6.5 !d15,-6,6.5 !d-15,22,6.5 !d15,22,6.5
    ladybug S-19,-31,-15,-46,0,-52,15,-46,19,-31 s-34,-8,-52,-18 s34,-8,52,-18 s-35,12,-56,12
    ladybug s35,12,56,12 s-31,32,-50,44 s31,32,50,44
    lamp.desk :0 f-36,-52,-10,-26,-54,-10 s-16,-34,18,-24,0,44 s-30,50,34,50 :1 d-42,-14,9
    lamp.floor :0 f-16,-54,16,-54,28,-22,-28,-22 :1 s0,-20,0,52 s-20,54,20,54
    lamp.table :0 f-22,-50,22,-50,40,-8,-40,-8 :1 s0,-4,0,16 f-12,18,12,18,20,52,-20,52
    lanyardcard :1 s-20,-56,0,-26,20,-56 :0 r0,14,92,76,14 !s-12,-10,12,-10 !d-18,16,9
    lanyardcard !s10,12,28,12 !s10,30,28,30
    laptopcomputer r0,-10,98,72,13 s-62,44,62,44
    laptopcomputer.trianglebadge.exclamationmark :1 =laptopcomputer,92,-6,-6 :0
    laptopcomputer.trianglebadge.exclamationmark /=exclamationmark.triangle.fill,50,38,28
    lasso S-30,28,-52,14,-52,-14,-30,-36,4,-44,38,-36,54,-14,46,12,22,26,-8,28,-24,24
    lasso S-30,28,-40,18,-30,10,-18,18,-14,34,-28,52,-44,54
    latch.2.case r0,10,120,84,16 l8,-20,-32,-20,-52,20,-52,20,-32 !s-60,6,60,6 !b-30,10,14,18,4
    latch.2.case !b30,10,14,18,4
    laurel.leading S10,56,-14,46,-28,26,-32,2,-26,-22,-10,-44 E-30,50,6.5,14,-66
    laurel.leading E-46,27,6.5,14,-38 E-50,0,6.5,14,-12 E-44,-27,6.5,14,12 E-26,-48,6.5,14,34
    laurel.leading E-8,22,5.5,12,28 E-14,-2,5.5,12,26 E-6,-24,5.5,12,40 E2,-54,5.5,12,58
    laurel.trailing S-10,56,14,46,28,26,32,2,26,-22,10,-44 E30,50,6.5,14,66 E46,27,6.5,14,38
    laurel.trailing E50,0,6.5,14,12 E44,-27,6.5,14,-12 E26,-48,6.5,14,-34 E8,22,5.5,12,-28
    laurel.trailing E14,-2,5.5,12,-26 E6,-24,5.5,12,-40 E-2,-54,5.5,12,-58
    leaf.arrow.triangle.circlepath :0 =leaf.fill,58 :1 a0,0,54,-150,-20 s42,-34,52,-18,36,-12
    leaf.arrow.triangle.circlepath a0,0,54,30,160 s-42,34,-52,18,-36,12
    level r0,0,124,56,14 !r0,0,60,28,14 !d6,0,9
    light.beacon.max :0 P-26,22,-26,-14,-14,-28,14,-28,26,-14,26,22 r0,38,84,24,8 :1 s0,-46,0,-58
    light.beacon.max s-34,-32,-44,-42 s34,-32,44,-42 s-44,-4,-58,-4 s44,-4,58,-4
    light.max :0 f-40,26,-38,12,-28,-2,-12,-10,12,-10,28,-2,38,12,40,26 :1 s0,-30,0,-50
    light.max s-34,-20,-46,-36 s34,-20,46,-36 s-54,4,-68,-4 s54,4,68,-4
    light.min :0 f-40,26,-38,12,-28,-2,-12,-10,12,-10,28,-2,38,12,40,26 :1 s0,-28,0,-32
    light.min s-34,-18,-36,-21 s34,-18,36,-21
    light.ribbon S-56,-20,-30,-40,0,-16,30,8,56,-12 s-40,10,-44,30 s-10,20,-12,42 s22,34,22,54
    lightbulb.2 :1 @lightbulb,84,24,-4 :0 /@lightbulb,92,-18,4
    lightbulb.max :0 @lightbulb,72,0,10 :1 s0,-46,0,-58 s-32,-32,-41,-41 s32,-32,41,-41
    lightbulb.max s-44,0,-57,0 s44,0,57,0
    lightbulb.min :0 @lightbulb,72,0,10 :1 d0,-50,5 d-34,-34,5 d34,-34,5 d-48,0,5 d48,0,5
    lightspectrum.horizontal r0,0,124,60,16 !s-40,-14,-40,14 !s-22,-14,-22,14 !s2,-14,2,14
    lightspectrum.horizontal !s12,-14,12,14 !s40,-14,40,14
    lightswitch.off r0,0,72,112,18 !r0,0,34,64,10 !b0,14,16,18,5
    lightswitch.on r0,0,72,112,18 !r0,0,34,64,10 !b0,-14,16,18,5
    line.2.horizontal.decrease.circle :1 o0,0,54.5 :0 !s-25,-9,25,-9 !s-13,11,13,11
    line.3.crossed.swirl.circle o0,0,54 !S0,-54,-22,-18,22,18,0,54 !S-47,-27,-4,-28,4,28,47,27
    line.3.crossed.swirl.circle !S-47,27,-26,-10,26,10,47,-27
    line.3.horizontal.decrease s-54,-27,54,-27 s-34,0,34,0 s-14,27,14,27
    line.diagonal.arrow s-46,46,44,-44 s6,-46,46,-46,46,-6
    line.horizontal.star.fill.line.horizontal s-60,0,-30,0 =star.fill,46 s30,0,60,0
    lines.measurement.horizontal s-56,-40,-56,40 s56,-40,56,40 s-28,-16,-28,16 s0,-28,0,28
    lines.measurement.horizontal s28,-16,28,16
    lines.measurement.vertical s-40,-56,40,-56 s-40,56,40,56 s-16,-28,16,-28 s-28,0,28,0
    lines.measurement.vertical s-16,28,16,28
    link @capsule,60,-19,19,-45 /@capsule,60,19,-19,-45
    link.icloud :1 @cloud :0 !=link,62,2,6
    list.and.film :0 s-58,-40,-4,-40 s-58,-14,-4,-14 s-58,12,-4,12 s-58,38,-4,38 :1
    list.and.film q34,0,52,100,12 s18,-26,22,-26 s18,0,22,0 s18,26,22,26 s46,-26,50,-26 s46,0,50,0
    list.and.film s46,26,50,26
    list.bullet d-49,-34,7 d-49,0,7 d-49,34,7 s-26,-34,56,-34 s-26,0,56,0 s-26,34,56,34
    list.bullet.below.rectangle :1 r0,-30,116,44,12 :0 d-50,12,6 d-50,40,6 s-26,12,56,12
    list.bullet.below.rectangle s-26,40,56,40
    list.bullet.rectangle :1 r0,0,124,96,16 :0 !d-36,-22,5.5 !s-18,-22,38,-22 !d-36,0,5.5 !s-18,0,38,0 !d-36,22,5.5 !s-18,22,38,22
    list.bullet.rectangle.fill b0,0,124,90,16 -d-38,-20,5 -d-38,0,5 -d-38,20,5 -s-18,-20,36,-20
    list.bullet.rectangle.fill -s-18,0,36,0 -s-18,20,36,20
    list.bullet.rectangle.portrait r0,0,90,114,18 !d-24,-26,5 !s-8,-26,24,-26 !d-24,0,5
    list.bullet.rectangle.portrait !s-8,0,24,0 !d-24,26,5 !s-8,26,24,26
    list.dash s-56,-34,-44,-34 s-26,-34,56,-34 s-56,0,-44,0 s-26,0,56,0 s-56,34,-44,34 s-26,34,56,34
    list.dash.header.rectangle :1 r0,-30,116,44,12 :0 s-56,12,-46,12 s-56,40,-46,40 s-26,12,56,12
    list.dash.header.rectangle s-26,40,56,40
    list.number =1,36,-48,-34 =2,36,-48,0 =3,36,-48,34 s-26,-34,56,-34 s-26,0,56,0 s-26,34,56,34
    list.star :0 =star.fill,36,-42,-30 =star.fill,36,-42,4 =star.fill,36,-42,38 :1 s-12,-30,58,-30
    list.star s-12,4,58,4 s-12,38,58,38
    list.triangle :0 f-50,-38,-36,-30,-50,-22 f-50,-4,-36,4,-50,12 f-50,30,-36,38,-50,46 :1
    list.triangle s-12,-30,58,-30 s-12,4,58,4 s-12,38,58,38
    livephoto c0,0,11 c0,0,29 *22d0,-47,3.5
    lizard S-6,-34,-2,-20,0,-4,-2,14,4,28,18,38,34,38,44,30,40,20
    lizard F-8,-56,4,-48,4,-36,6,-22,8,-4,6,12,-6,14,-10,-4,-10,-22,-14,-36,-16,-48
    lizard s2,-26,22,-30,28,-44 s-8,-26,-28,-24,-34,-38 s4,4,22,8,26,24 s-6,4,-24,8,-28,24
    location.app :1 r0,0,104,104,26 :0 !=location.fill,58
    location.fill.viewfinder *4l13,-54,-28,-54,-54,-28,-54 =location.fill,58
    location.magnifyingglass :1 =magnifyingglass :0 =location.fill,36,-12,-12
    location.north.line @location.north,80,0,-10 s-32,52,32,52
    location.viewfinder c0,0,40 *4s0,-58,0,-42 d0,0,20
    lock r0,21,84,70,16 l23,-24,-12,-24,-56,24,-56,24,-12
    lock.applewatch @applewatch,94,-8,0 /=lock.fill,48,28,28
    lock.circle.dotted :1 *16d50,0,4.5 :0 =lock.fill,50
    lock.desktopcomputer :1 q0,-8,124,84,14 s-22,52,22,52 :0 =lock.fill,46,0,-8
    lock.display :1 =display :0 =lock.fill,44,0,-10
    lock.doc :1 @document :0 !=lock.fill,42,0,14
    lock.document :1 @document :0 !=lock.fill,48,0,14
    lock.heart :1 @heart :0 !=lock.fill,52,0,-4
    lock.icloud :1 @cloud :0 !=lock.fill,40,2,4
    lock.ipad @ipad,94,-8,0 /=lock.fill,48,30,30
    lock.laptopcomputer :1 =laptopcomputer :0 =lock.fill,40,0,-6
    lock.open r-15,21,84,70,16 l23,7,-12,7,-56,55,-56,55,-24
    lock.open.applewatch @applewatch,94,-8,0 /=lock.open.fill,48,28,28
    lock.open.desktopcomputer @desktopcomputer,94,-4,-4 /=lock.open.fill,48,36,24
    lock.open.display @display,94,-4,-4 /=lock.open.fill,48,36,24
    lock.open.ipad @ipad,94,-8,0 /=lock.open.fill,48,30,30
    lock.open.iphone @iphone,94,-8,0 /@lock.open,44,30,30
    lock.open.laptopcomputer @laptopcomputer,94,-4,-4 /=lock.open.fill,48,36,24
    lock.open.rotation :0 =lock.open.fill,56,2,2 :1 a0,0,52,-70,230 s-2,-62,14,-50,0,-38
    lock.rectangle :1 r0,0,124,90,16 :0 !=lock.fill,48,0,-1
    lock.rectangle.stack :1 s-36,-48,36,-48 s-48,-34,48,-34 :0 r0,16,120,76,16 !=lock.fill,52,0,16
    lock.rotation :1 =arrow.counterclockwise :0 =lock.fill,44,0,4
    lock.rotation.open :1 =arrow.counterclockwise :0 =lock.open.fill,44,0,4
    lock.shield :1 @shield :0 !=lock.fill,44,0,-2
    lock.square.stack :1 s-38,-54,38,-54 :0 r0,8,108,92,18 !=lock.fill,58,0,8
    long.text.page.and.pencil :1 r-6,0,80,112,16 s-26,-34,14,-34 s-26,-14,14,-14 s-26,6,6,6
    long.text.page.and.pencil s-26,26,-8,26 :0 /=pencil,62,26,28
    lungs P-8,-8,-12,-22,-24,-26,-38,-10,-50,14,-56,36,-50,48,-36,46,-18,36,-8,34
    lungs P8,-8,12,-22,24,-26,38,-10,50,14,56,36,50,48,36,46,18,36,8,34 s0,-54,0,-20
    macmini r0,0,124,50,16 !d46,0,5
    macpro.gen3 r0,2,72,100,12 !c-16,-26,7 !c16,-26,7 !c-16,-4,7 !c16,-4,7 !c-16,18,7 !c16,18,7
    macpro.gen3 s-26,-52,-14,-58,14,-58,26,-52 s-26,56,26,56
    macwindow r0,0,120,94,16 s-56,-21,56,-21 d-44,-34,4 d-31,-34,4 d-18,-34,4
    macwindow.and.pointer.arrow :1 @macwindow,94,-6,-6 :0 /=cursorarrow,60,34,26
    macwindow.on.rectangle :1 l14,-62,22,-62,-46,32,-46,32,-34 :0 /r12,12,100,76,14 !s-32,-8,56,-8
    magicmouse r0,0,60,108,30 !s0,-40,0,-26
    magnifyingglass c-9,-9,37 s18,18,48,48
    mail.and.text.magnifyingglass :1 @envelope,92,-6,-4 :0 /=magnifyingglass,58,34,26
    mappin.and.ellipse d0,-42,18 s0,-24,0,34
    mappin.and.ellipse S-16,14,-40,20,-52,33,-36,48,0,54,36,48,52,33,40,20,16,14
    medal o0,20,34 !=star.fill,38,0,20 s-12,-12,-34,-54,-8,-54,6,-26 s12,-12,34,-54,8,-54,2,-42
    medal.star :0 =star.circle.fill,70,0,18 :1 s-26,-54,-12,-20 s26,-54,12,-20 s0,-54,0,-26
    menubar.arrow.down.rectangle r0,0,124,92,14 s-58,-24,58,-24 s0,-8,0,34 s-16,18,0,34,16,18
    menubar.arrow.up.rectangle r0,0,124,92,14 s-58,-24,58,-24 s0,-8,0,34 s-16,8,0,-8,16,8
    menubar.dock.rectangle r0,0,124,92,14 s-58,-24,58,-24 b0,26,72,14,6
    menubar.rectangle r0,0,120,94,16 s-56,-21,56,-21
    menucard r0,0,84,112,12 !s0,-52,0,52 !s-26,-20,-14,-20 !s-26,0,-14,0 !s14,-20,26,-20
    menucard !s14,0,26,0
    message P-56,-4,-50,-26,-30,-42,0,-47,30,-42,50,-26,56,-4,50,18,30,33,2,38,-12,38,-26,50,-42,54,-36,44,-35,32,-50,16
    metronome g8,-18,-52,18,-52,40,50,-40,50 !s0,28,34,-44 !s-30,26,30,26
    mic r0,-20,38,72,19 a0,-6,34,0,180 s0,28,0,50 s-20,50,20,50
    minus.forwardslash.plus s-56,0,-26,0 s-16,44,18,-44 s28,0,60,0 s44,-16,44,16
    minus.magnifyingglass =magnifyingglass s-24,-10,8,-10
    minus.plus.batteryblock r0,8,112,84,14 b-30,-42,24,12,5 b30,-42,24,12,5 !s-38,8,-16,8
    minus.plus.batteryblock !s16,8,38,8 !s27,-3,27,19
    minus.rectangle.portrait :1 r0,0,88,112,18 :0 !=minus,50
    mirror.side.left g14,-54,-32,30,-32,30,26,-40,26 s30,-4,54,-4,54,34
    mirror.side.right g14,54,-32,-30,-32,-30,26,40,26 s-30,-4,-54,-4,-54,34
    moon.circle :1 @circle :0 !=moon.fill,52
    moon.haze :0 @moon,84,4,-14 :1gray /s-38,28,38,28 s-24,47,24,47
    moon.stars :1 @moon,94,-6,5 :0 f27,-48,32,-36,44,-31,32,-26,27,-14,22,-26,10,-31,22,-36
    moon.stars f46,-14,49,-6,57,-3,49,0,46,8,43,0,35,-3,43,-6
    moon.zzz :1 @moon,84,-10,10 :0 s2,-26,24,-26,2,-2,24,-2 s32,-54,48,-54,32,-36,48,-36
    moonphase.first.quarter c0,0,50
    moonphase.first.quarter f0,-52,-13.5,-50.2,-26,-45,-36.8,-36.8,-45,-26,-50.2,-13.5,-52,0,-50.2,13.5,-45,26,-36.8,36.8,-26,45,-13.5,50.2,0,52,0,50.2,0,45,0,36.8,0,26,0,13.5,0,0,0,-13.5,0,-26,0,-36.8,0,-45,0,-50.2
    moonphase.full.moon c0,0,50
    moonphase.last.quarter c0,0,50
    moonphase.last.quarter f0,-52,13.5,-50.2,26,-45,36.8,-36.8,45,-26,50.2,-13.5,52,0,50.2,13.5,45,26,36.8,36.8,26,45,13.5,50.2,0,52,0,50.2,0,45,0,36.8,0,26,0,13.5,0,0,0,-13.5,0,-26,0,-36.8,0,-45,0,-50.2
    moonphase.new.moon c0,0,50 d0,0,52
    moonphase.waning.crescent c0,0,50
    moonphase.waning.crescent f0,-52,13.5,-50.2,26,-45,36.8,-36.8,45,-26,50.2,-13.5,52,0,50.2,13.5,45,26,36.8,36.8,26,45,13.5,50.2,0,52,-6.7,50.2,-13,45,-18.4,36.8,-22.5,26,-25.1,13.5,-26,0,-25.1,-13.5,-22.5,-26,-18.4,-36.8,-13,-45,-6.7,-50.2
    moonphase.waning.gibbous c0,0,50
    moonphase.waning.gibbous f0,-52,13.5,-50.2,26,-45,36.8,-36.8,45,-26,50.2,-13.5,52,0,50.2,13.5,45,26,36.8,36.8,26,45,13.5,50.2,0,52,6.7,50.2,13,45,18.4,36.8,22.5,26,25.1,13.5,26,0,25.1,-13.5,22.5,-26,18.4,-36.8,13,-45,6.7,-50.2
    moonphase.waxing.crescent c0,0,50
    moonphase.waxing.crescent f0,-52,-13.5,-50.2,-26,-45,-36.8,-36.8,-45,-26,-50.2,-13.5,-52,0,-50.2,13.5,-45,26,-36.8,36.8,-26,45,-13.5,50.2,0,52,6.7,50.2,13,45,18.4,36.8,22.5,26,25.1,13.5,26,0,25.1,-13.5,22.5,-26,18.4,-36.8,13,-45,6.7,-50.2
    moonphase.waxing.gibbous c0,0,50
    moonphase.waxing.gibbous f0,-52,-13.5,-50.2,-26,-45,-36.8,-36.8,-45,-26,-50.2,-13.5,-52,0,-50.2,13.5,-45,26,-36.8,36.8,-26,45,-13.5,50.2,0,52,-6.7,50.2,-13,45,-18.4,36.8,-22.5,26,-25.1,13.5,-26,0,-25.1,-13.5,-22.5,-26,-18.4,-36.8,-13,-45,-6.7,-50.2
    moped c-38,34,18 c40,34,18 S-38,14,-14,16,4,34,20,34 s40,34,24,-40,6,-40
    moped S-52,2,-40,-8,-22,-8,-6,0,4,16
    mosaic r-34,-22,48,54,10 r28,-34,60,30,10 r-34,34,48,30,10 r28,22,60,54,10
    mount s0,-46,0,10 s-18,-6,0,12,18,-6 s-42,34,42,34 s-42,50,42,50
    mouth P-60,-4,-40,-20,-18,-34,0,-26,18,-34,40,-20,60,-4,40,22,18,36,0,38,-18,36,-40,22
    mouth !S-56,-4,-28,-6,0,-2,28,-6,56,-4
    move.3d s0,4,0,-46 s-14,-34,0,-48,14,-34 s0,4,-40,38 s-44,18,-44,40,-22,40 s0,4,40,38
    move.3d s44,18,44,40,22,40
    music.house :1 g8,-46,50,-46,-8,0,-48,46,-8,46,50 :0 !=music.note,54,0,12
    music.note E-15,40,20,15,-18 s2,38,2,-54
    music.note F0,-58,9,-47,25,-38,37,-20,33,2,29,-13,17,-23,0,-28
    music.note.house :1 @house :0 !=music.note,44,0,8
    music.note.square.stack :1 s-38,-54,38,-54 :0 r0,8,108,92,18 !=music.note,62,0,8
    music.pages :1 l10,-20,-54,44,-54,44,34 :0 r-10,8,76,92,14 !=music.note,58,-10,8
    music.quarternote.3 e-40,36,11,8,-20 s-28,34,-28,-18 e-2,40,11,8,-20 s10,38,10,-32
    music.quarternote.3 e36,30,11,8,-20 s48,28,48,-46
    mustache F0,-4,-14,-16,-30,-14,-40,2,-50,10,-66,4,-58,22,-38,28,-16,22,0,10,16,22,38,28,58,22,66,4,50,10,40,2,30,-14,14,-16
    network.badge.shield.half.filled :1 =network :0 /=shield.lefthalf.filled,56,36,30
    newspaper r-9,0,104,94,16 l14,41,-22,60,-22,60,40,50,47,34,47 !b-28,-14,30,28,3 !s6,-24,26,-24
    newspaper !s6,-6,26,-6 !s-41,18,26,18 !s-41,34,26,34
    nose S-8,-54,-10,-26,-30,14,-38,30,-26,44,-12,38,0,46,12,38,26,44,38,30,30,14,10,-26,8,-54
    note g15,-52,-50,52,-50,52,16,18,50,-52,50 l5,50,18,20,18,20,48
    note.text r0,0,108,100,20 !s-30,-18,30,-18 !s-30,1,30,1 !s-30,20,4,20
    oar.2.crossed s-40,44,30,-26 s40,44,-30,-26 e38,-36,10,18,45 e-38,-36,10,18,-45
    oilcan g6,-36,-6,22,-6,30,32,-36,32 s26,4,56,-22 l8,-36,22,-56,16,-56,-2,-36,4 s-18,-6,-18,-22
    oilcan s-30,-22,-6,-22 d58,4,7
    opticaldiscdrive r0,16,124,50,16 !d46,16,5 a0,0,54,205,335 s-30,14,20,14
    opticid *4S-52,-26,-51,-40,-47,-47,-40,-51,-26,-52 S-40,0,-22,-18,0,-24,22,-18,40,0
    opticid S-40,0,-22,18,0,24,22,18,40,0 d0,0,11
    option s16,-36,52,-36 l3,-52,-36,-20,-36,16,36,52,36
    oval e0,0,60,40
    oval.portrait e0,0,40,60
    oven r0,0,104,112,16 !d-32,-38,6 !d-12,-38,6 !s14,-38,34,-38 !r0,16,72,52,10 !s-20,4,20,4
    pano p-60,-38,-30,-32,0,-30,30,-32,60,-38,60,38,30,32,0,30,-30,32,-60,38
    pano !s-56,22,-24,-4,2,18,20,4,56,26
    paperclip @e226,100,0,0,45
    paperplane.fill p50,-50,14,50,-10,10,-50,-14 -s42,-42,-7,7
    paragraph F-4,4,-30,0,-40,-22,-30,-44,-4,-50,4,-50,4,4 s4,-48,4,50 s26,-48,26,50 s0,-48,42,-48
    parkingsign.brakesignal c0,0,38 =parkingsign,40 a0,0,54,140,220 a0,0,54,-40,40
    pawprint e-42,-8,9,13,-20 e-15,-36,9,14,-6 e15,-36,9,14,6 e42,-8,9,13,20
    pawprint P0,-8,16,-2,28,16,36,30,32,44,20,50,0,46,-20,50,-32,44,-36,30,-28,16,-16,-2
    pc r0,0,62,116,14 !s-14,-40,14,-40 !s-14,-24,14,-24 !d0,36,6
    pencil g5,-44,44,-37,17,24,-44,44,-24,-17,37 s12,-32,32,-12
    pencil.and.list.clipboard :1 =list.bullet.clipboard,92,-8,0 :0 /=pencil,70,30,18
    pencil.and.scribble :0 =pencil,84,12,-10 :1 S-56,44,-44,30,-34,42,-26,54,-16,42
    pencil.line :0 =pencil,90,6,-10 :1 s-50,54,50,54
    pencil.tip P-24,52,-24,24,-14,-6,0,-52,14,-6,24,24,24,52 !S-24,24,-12,16,0,24,12,16,24,24
    pencil.tip !s0,-30,0,2
    pencil.tip.crop.circle :1 c0,0,52 :0 =pencil.tip,56
    person o0,-27,24 p-44,35,-43,29.4,-40.2,24,-35.6,19.1,-29.4,14.9,-22,11.6,-13.6,9.3,-4.6,8.1,4.6,8.1,13.6,9.3,22,11.6,29.4,14.9,35.6,19.1,40.2,24,43,29.4,44,35,43.2,39.2,40.8,42.8,37.2,45.2,33,46,-33,46,-37.2,45.2,-40.8,42.8,-43.2,39.2,-44,35
    person.2 :1 @person,82,30,-3 :0 /@person,98,-16,3
    person.2.badge.key :1 @person.2,92,-6,-4 :0 /=key.fill,50,42,30
    person.2.crop.square.stack :1 s-38,-54,38,-54 :0 r0,8,108,92,18 !=person.2.fill,64,0,12
    person.2.gobackward :1 =gobackward :0 =person.2.fill,40,0,6
    person.2.shield :1 @person.2,92,-6,-4 :0 /=shield.fill,52,38,28
    person.2.wave.2 :1 @person.2,72,0,6 :0 a0,0,58,155,205 a0,0,58,-25,25
    person.3 :1 @person,70,-45,7 @person,70,45,7 :0 /@person,96,0,0
    person.3.sequence :2 @person,76,52,-3 :1 /@person,76,18,-3 :0 /@person,86,-24,0
    person.and.arrow.left.and.arrow.right :1 =person,80,0,-14 :0 s-58,40,-12,40
    person.and.arrow.left.and.arrow.right s-46,28,-58,40,-46,52 s58,40,12,40 s46,28,58,40,46,52
    person.and.background.dotted :1 *12d50,0,5 :0 /@person,80,0,6
    person.badge.key :1 @person,92,-8,0 :0 /=key.fill,50,42,30
    person.badge.shield.checkmark :1 @person,92,-10,0 :0 /=checkmark.shield.fill,56,38,26
    person.badge.shield.exclamationmark :1 @person,92,-10,0 :0 /=exclamationmark.shield.fill,56,38,26
    person.bubble :1 @bubble.left :0 !=person.fill,56,0,-8
    person.bust o0,-34,22 g14,-44,22,-26,-2,26,-2,44,22,44,34,-44,34 s-22,54,22,54
    person.crop.badge.magnifyingglass :1 @person,94,-8,-2 :0 /=magnifyingglass,56,36,28
    person.crop.circle.badge.moon :1 @person.crop.circle,92,-6,-2 :0 /=moon.fill,46,38,34
    person.crop.circle.dashed :0 d0,-14,18 F-30,36,-20,18,0,12,20,18,30,36,0,44 :1
    person.crop.circle.dashed *8a0,0,50,-14,14
    person.crop.circle.fill :1 o0,0,54.5 :0 !d0,-15,19 !f-33,27.6,-32.3,23.9,-30.1,20.4,-26.7,17.2,-22.1,14.5,-16.5,12.4,-10.2,10.9,-3.4,10.1,3.4,10.1,10.2,10.9,16.5,12.4,22.1,14.5,26.7,17.2,30.1,20.4,32.3,23.9,33,27.6,29.6,31.2,25.7,34.5,21.5,37.2,17.1,39.5,12.4,41.2,7.5,42.3,2.5,42.9,-2.5,42.9,-7.5,42.3,-12.4,41.2,-17.1,39.5,-21.5,37.2,-25.7,34.5,-29.6,31.2
    person.crop.rectangle :1 r0,0,122,94,16 :0 !d0,-13,17 !f-30,32,-29.3,27.6,-27.4,23.5,-24.3,19.7,-20.1,16.4,-15,13.8,-9.3,12,-3.1,11.1,3.1,11.1,9.3,12,15,13.8,20.1,16.4,24.3,19.7,27.4,23.5,29.3,27.6,30,32,29.8,33.1,29.1,34.1,28.1,34.8,27,35,-27,35,-28.1,34.8,-29.1,34.1,-29.8,33.1,-30,32
    person.crop.rectangle.stack :1 s-40,-48,40,-48 s-50,-34,50,-34 :0 r0,16,120,76,16
    person.crop.rectangle.stack !=person.fill,54,0,18
    person.crop.square :1 r0,0,100,100,20 :0 !d0,-14,18 !f-32,34,-31.3,29.2,-29.2,24.6,-25.9,20.5,-21.4,16.9,-16,14.1,-9.9,12.1,-3.3,11.1,3.3,11.1,9.9,12.1,16,14.1,21.4,16.9,25.9,20.5,29.2,24.6,31.3,29.2,32,34,31.8,35.1,31.1,36.1,30.1,36.8,29,37,-29,37,-30.1,36.8,-31.1,36.1,-31.8,35.1,-32,34
    person.crop.square.filled.and.at.rectangle :1 r0,0,124,92,14 :0
    person.crop.square.filled.and.at.rectangle !=person.crop.square.fill,46,-28,0 !=at,46,30,0
    person.fill.and.arrow.left.and.arrow.right :1 =person.fill,80,0,-14 :0 s-58,40,-12,40
    person.fill.and.arrow.left.and.arrow.right s-46,28,-58,40,-46,52 s58,40,12,40
    person.fill.and.arrow.left.and.arrow.right s46,28,58,40,46,52
    person.icloud :1 @cloud :0 !=person.fill,42,2,4
    person.line.dotted.person :0 @person,84,-42,0 @person,84,42,0 :1 d-6,0,4 d6,0,4
    person.text.rectangle r0,0,126,94,16 !d-28,-14,12 !F-50,26,-46,12,-28,6,-10,12,-6,26
    person.text.rectangle !s12,-16,44,-16 !s12,2,44,2 !s12,20,34,20
    perspective p-58,-46,58,-46,30,46,-30,46 s-47,-10,47,-10 s0,-46,0,46 s-30,-46,-16,46
    perspective s30,-46,16,46
    phone.arrow.right :1 @phone,92,-8,6 :0 s14,-34,54,-34 s40,-48,54,-34,40,-20
    phone.bubble :1 @bubble.left :0 !=phone.fill,42,0,-7
    phone.bubble.left :1 @bubble.left :0 !=phone.fill,54,0,-6
    photo r0,0,124,94,18 !d-30,-17,10 !l6,-56,34,-24,6,-2,26,24,-4,56,28
    photo.artframe q0,0,112,100,8 q0,0,76,64,4 f-26,22,-8,-4,6,14,14,4,26,22 d16,-14,6
    photo.on.rectangle :1 r14,-15,108,84,16 :0 /@photo,82,-12,13
    photo.on.rectangle.angled :1 l14,-46,26,-60,-30,14,-52,22,-34 :0 /=photo,88,12,10,8
    photo.stack :1 s-26,-52,26,-52 s-40,-37,40,-37 :0 @photo,88,0,15
    photo.tv :1 =tv :0 =photo.fill,48,0,-8
    pickup.side g8,-62,28,-62,-2,-42,-6,-26,-34,8,-34,10,-6,62,-6,62,28 !s-28,-6,8,-6 /d-34,30,15
    pickup.side /d36,30,15
    pill g32,-52,18,18,-52,52,-18,-18,52 !s-18,-18,18,18
    pills g19,27.8,-5.6,-0.4,-33.8,-59.8,25.6,-31.6,53.8 !s-30,-4,-2,24 o38,32,23 !s28,42,48,22
    pip :1 q0,0,124,94,16 :0 b28,18,52,40,8
    pip.enter :1 l14,-58,2,-58,-44,60,-44,60,-12 l14,-58,-10,-58,42,-8,42 :0 b34,26,58,42,10
    pip.enter s-36,-22,-10,2 s-32,6,-8,6,-8,-18
    pip.exit :1 l14,-58,2,-58,-44,60,-44,60,-12 l14,-58,-10,-58,42,-8,42 :0 b34,26,58,42,10
    pip.exit s-34,-20,-8,4 s-36,2,-36,-22,-12,-22
    pip.swap q0,0,124,94,16 b30,20,50,36,8 s-34,-28,-8,-4 s-34,-12,-34,-28,-18,-28 s-8,-20,-8,-4,-24,-4
    placeholdertext.fill b-26,-26,64,24,10 b38,-26,36,24,10 b-34,8,48,24,10 b28,8,56,24,10
    placeholdertext.fill b-16,42,84,24,10
    platter.filled.bottom.iphone q0,0,64,116,16 b0,36,42,24,7
    platter.filled.top.iphone q0,0,64,116,16 b0,-36,42,24,7
    play.circle :1 o0,0,54.5 :0 !f-13,-20,21,0,-13,20
    play.desktopcomputer :1 =desktopcomputer :0 =play.fill,40,2,-14
    play.display :1 q0,-8,124,84,14 s-22,52,22,52 :0 f-12,-28,20,-8,-12,12
    play.house :1 g8,-46,50,-46,-8,0,-48,46,-8,46,50 :0 !=play.fill,46,2,12
    play.laptopcomputer :1 =laptopcomputer :0 =play.fill,40,2,-10
    play.rectangle :1 r0,0,122,94,18 :0 !f-13,-21,22,0,-13,21
    play.rectangle.on.rectangle :1 l14,-62,22,-62,-46,32,-46,32,-38 :0 /r12,12,100,76,14
    play.rectangle.on.rectangle !f4,-6,32,12,4,30
    play.square.stack :1 s-24,-54,24,-54 s-34,-38,34,-38 :0 r0,14,92,76,16 !f-12,-4,20,14,-12,32
    playpause p-60,-36,-4,0,-60,36 r20,0,20,82,6 r52,0,20,82,6
    plus.bubble :1 @bubble.left :0 !=plus,58,0,-7
    plus.capsule :1 r0,0,128,72,36 :0 !=plus,48
    plus.circle.dashed :1 *8a0,0,50,-14,14 :0 =plus,58
    plus.forwardslash.minus s-56,-26,-16,-26 s-36,-46,-36,-6 s34,-50,-34,50 s16,30,56,30
    plus.magnifyingglass =magnifyingglass s-24,-10,8,-10 s-8,-26,-8,6
    plus.message :1 @message :0 !=plus,58,0,-4
    plus.rectangle.on.rectangle :1 l14,-62,22,-62,-46,32,-46,32,-38 :0 /r12,12,100,76,14 !s-8,12,32,12 !s12,-8,12,32
    plus.rectangle.portrait :1 r0,0,88,112,18 :0 !=plus,50
    plus.square.dashed :1 *4S-46,-30,-45,-38,-38,-45,-30,-46 *4s-9,-46,9,-46 :0 =plus,58
    plus.square.fill.on.square.fill :1 b-14,-14,72,72,16 :0 /b14,14,72,72,16 -=plus,48,14,14
    plus.square.on.square :1 r14,-14,82,82,18 :0 /r-14,14,82,82,18 !s-32,14,4,14 !s-14,-4,-14,32
    plus.viewfinder :1 *4S-52,-26,-51,-40,-47,-47,-40,-51,-26,-52 :0 =plus,66
    point.3.connected.trianglepath.dotted c0,-38,13 c-40,32,13 c40,32,13 d-14,-13,4.5 d-20,-2,4.5 d-26,9,4.5
    point.3.connected.trianglepath.dotted d14,-13,4.5 d20,-2,4.5 d26,9,4.5 d-12,32,4.5 d0,32,4.5 d12,32,4.5
    point.bottomleft.forward.to.point.topright.scurvepath o-42,36,13 o42,-36,13
    point.bottomleft.forward.to.point.topright.scurvepath S-29,36,0,30,0,0,0,-30,29,-36
    point.topleft.down.to.point.bottomright.curvepath o-42,-36,13 o42,36,13
    point.topleft.down.to.point.bottomright.curvepath S-42,-22,-40,6,-20,0,0,0,20,0,40,-6,42,22
    point.topleft.filled.down.to.point.bottomright.curvepath d-42,-36,13 o42,36,13 S-42,-22,-40,6,-20,0,0,0,20,0,40,-6,42,22
    power a0,4,47,-57,237 s0,-52,0,-4
    power.dotted s0,-54,0,-8 a0,4,46,-50,-20 a0,4,46,0,30 a0,4,46,50,80 a0,4,46,100,130
    power.dotted a0,4,46,150,180 a0,4,46,200,230
    poweroff c0,0,50
    poweron s0,-50,0,50
    poweroutlet.type.a r0,0,100,100,20 !s-18,-16,-18,16 !s18,-16,18,16
    poweroutlet.type.b r0,0,100,100,20 !s-18,-26,-18,-4 !s18,-26,18,-4 !d0,24,11
    poweroutlet.type.c r0,0,100,100,20 !d-20,0,9 !d20,0,9
    powersleep P-6,-50,-30,-38,-48,-10,-42,22,-18,44,14,46,38,30,46,14,26,18,6,10,-10,-8,-12,-32
    printer l5,-32,-26,-32,-50,32,-50,32,-26 r0,2,118,56,16 /q0,28,68,48,8 !d42,-8,4.5
    purchased :1 a0,0,50,60,345 :0 =p,60,-2,0 s24,36,38,50,60,22
    pyramid g4,0,-50,56,30,0,52,-56,30 !s0,-46,0,48
    qrcode q-29,-29,42,42,9 b-29,-29,17,17,4 q29,-29,42,42,9 b29,-29,17,17,4 q-29,29,42,42,9
    qrcode b-29,29,17,17,4 b14,14,12,12,3 b29,29,12,12,3 b44,14,12,12,3 b14,44,12,12,3 b44,44,12,12,3
    qrcode.viewfinder :1 =viewfinder :0 q-17,-17,26,26,5 q17,-17,26,26,5 q-17,17,26,26,5
    qrcode.viewfinder b8,8,8,8,2 b17,17,8,8,2 b26,8,8,8,2 b8,26,8,8,2 b26,26,8,8,2
    questionmark.app.dashed :1 =app.dashed :0 =questionmark,56
    questionmark.bubble :1 @bubble.left :0 !=questionmark,58,0,-7
    questionmark.folder :1 @folder :0 !=questionmark,54,0,7
    questionmark.message :1 @message :0 !=questionmark,50,0,-6
    questionmark.square.dashed :1 =square.dashed :0 =questionmark,56
    questionmark.video :1 @video :0 !=questionmark,42,-22,0
    quote.bubble :1 @bubble.left :0 !=quote.opening,58,0,-7
    r.joystick :1 o0,0,54.5 :0 !=r,54
    rays *8s0,-27,0,-54
    receipt p-38,-54,38,-54,38,54,25,44,13,54,0,44,-13,54,-25,44,-38,54 !s-18,-28,18,-28
    receipt !s-18,-8,18,-8 !s-18,12,6,12
    rectangle.2.swap :1 r-26,-12,64,48,12 :0 /r26,14,64,48,12 :1 S8,-44,30,-44,42,-22
    rectangle.2.swap s32,-30,42,-20,50,-32 S-8,48,-30,46,-42,26 s-50,36,-42,24,-32,34
    rectangle.3.offgrid r-32,-26,52,40,8 r-32,28,52,40,8 r34,4,44,64,8
    rectangle.and.hand.point.up.left :1 r0,-10,120,84,16 :0 /=hand.point.up.left.fill,74,20,24
    rectangle.and.text.magnifyingglass :1 l14,-60,0,-60,-44,60,-44,60,-14 l14,-60,-10,-60,42,-6,42
    rectangle.and.text.magnifyingglass s-36,-16,16,-16 s-36,4,-8,4 :0 =magnifyingglass,58,28,22
    rectangle.arrowtriangle.2.inward q0,0,64,76,14 f-62,-14,-62,14,-44,0 f62,-14,62,14,44,0
    rectangle.arrowtriangle.2.outward q0,0,64,76,14 f-44,-14,-44,14,-62,0 f44,-14,44,14,62,0
    rectangle.badge.plus :1 @rectangle,92,-4,-4 :0 /=plus.circle.fill,54,48,32
    rectangle.bottomhalf.filled q0,0,124,90,16 b0,22,124,46,14
    rectangle.bottomthird.inset.filled q0,0,124,90,16 b0,21,100,24,7
    rectangle.center.inset.filled q0,0,124,90,16 b0,0,60,40,7
    rectangle.compress.vertical s-44,-9,44,-9 s-44,9,44,9 s0,-56,0,-28 s-13,-40,0,-27,13,-40 s0,56,0,28 s-13,40,0,27,13,40
    rectangle.expand.vertical s-44,-52,44,-52 s-44,52,44,52 s0,-30,0,30 s-15,-18,0,-32,15,-18 s-15,18,0,32,15,18
    rectangle.fill.on.rectangle.angled.fill :1 g10,-58,-22,18,-52,34,-8,-42,22 :0 /b10,16,96,66,12
    rectangle.fill.on.rectangle.fill :1 b-12,-12,100,70,14 :0 /b14,14,100,70,14
    rectangle.grid.1x3 r0,-34,108,26,8 r0,0,108,26,8 r0,34,108,26,8
    rectangle.grid.2x2 r-33,-26,56,42,9 r33,-26,56,42,9 r-33,26,56,42,9 r33,26,56,42,9
    rectangle.grid.3x1 r-40,0,32,88,8 r0,0,32,88,8 r40,0,32,88,8
    rectangle.grid.3x3 r-40,-32,32,24,6 r0,-32,32,24,6 r40,-32,32,24,6 r-40,0,32,24,6 r0,0,32,24,6
    rectangle.grid.3x3 r40,0,32,24,6 r-40,32,32,24,6 r0,32,32,24,6 r40,32,32,24,6
    rectangle.inset.filled q0,0,124,90,16 b0,0,90,56,8
    rectangle.landscape.rotate :1 q0,0,84,56,14 :0 a0,0,54,-80,-10 s40,-22,54,-8,62,-24
    rectangle.landscape.rotate a0,0,54,100,170 s-40,22,-54,8,-62,24
    rectangle.leadinghalf.filled q0,0,124,90,16 b-31,0,62,90,14
    rectangle.lefthalf.filled q0,0,124,90,16 b-31,0,62,90,14
    rectangle.lefthalf.inset.filled q0,0,124,90,16 b-25,0,40,58,7
    rectangle.lefthalf.inset.filled.arrow.left :1 q6,0,112,88,16 b-20,0,40,64,6 :0 s44,0,16,0
    rectangle.lefthalf.inset.filled.arrow.left s26,-11,15,0,26,11
    rectangle.on.rectangle :1 r11,-13,104,78,15 :0 /r-11,13,104,78,15
    rectangle.on.rectangle.angled :1 l14,-46,26,-60,-30,14,-52,22,-34 :0
    rectangle.on.rectangle.angled /g14,-38,-18,52,-30,62,40,-28,52
    rectangle.portrait.and.arrow.forward l14,14,-22,14,-54,-48,-54,-48,54,14,54,14,22 s-20,0,56,0 s38,-18,57,0,38,18
    rectangle.portrait.and.arrow.forward.fill b-17,0,70,116,16 /=arrow.right,84,22,0
    rectangle.portrait.and.arrow.right l14,14,-22,14,-54,-48,-54,-48,54,14,54,14,22 s-20,0,56,0 s38,-18,57,0,38,18
    rectangle.portrait.and.arrow.right.fill b-17,0,70,116,16 /=arrow.right,84,22,0
    rectangle.portrait.arrowtriangle.2.inward q0,0,52,104,14 f-58,-14,-58,14,-38,0
    rectangle.portrait.arrowtriangle.2.inward f58,-14,58,14,38,0
    rectangle.portrait.arrowtriangle.2.outward q0,0,52,104,14 f-38,-14,-38,14,-58,0
    rectangle.portrait.arrowtriangle.2.outward f38,-14,38,14,58,0
    rectangle.portrait.bottomhalf.filled q0,0,86,112,18 b0,28,86,56,14
    rectangle.portrait.inset.filled q0,0,86,112,18 b0,0,62,88,8
    rectangle.portrait.lefthalf.filled q0,0,86,112,18 b-21,0,44,112,14
    rectangle.portrait.on.rectangle.portrait :1 l14,-46,40,-46,-54,20,-54,20,-42 :0
    rectangle.portrait.on.rectangle.portrait /r12,10,72,92,14
    rectangle.portrait.righthalf.filled q0,0,86,112,18 b21,0,44,112,14
    rectangle.portrait.rotate :1 q0,0,56,84,14 :0 a0,0,54,-80,-10 s40,-22,54,-8,62,-24
    rectangle.portrait.rotate a0,0,54,100,170 s-40,22,-54,8,-62,24
    rectangle.portrait.tophalf.filled q0,0,86,112,18 b0,-28,86,56,14
    rectangle.righthalf.filled q0,0,124,90,16 b31,0,62,90,14
    rectangle.righthalf.inset.filled.arrow.right :1 q-6,0,112,88,16 b20,0,40,64,6 :0 s-44,0,-16,0
    rectangle.righthalf.inset.filled.arrow.right s-26,-11,-15,0,-26,11
    rectangle.roundedbottom p-58,-28,-57,-32,-55,-35,-52,-37,-48,-38,48,-38,52,-37,55,-35,57,-32,58,-28,58,6,56,18,49,29,38,36,26,38,-26,38,-38,36,-49,29,-56,18,-58,6
    rectangle.roundedtop p-58,-6,-56,-18,-49,-29,-38,-36,-26,-38,26,-38,38,-36,49,-29,56,-18,58,-6,58,28,57,32,55,35,52,37,48,38,-48,38,-52,37,-55,35,-57,32,-58,28
    rectangle.split.1x2 r0,0,124,96,16 !s-58,0,58,0
    rectangle.split.2x2 r0,0,124,96,16 !s-58,0,58,0 !s0,-44,0,44
    rectangle.split.3x1 r0,0,124,96,16 !s-20,-44,-20,44 !s20,-44,20,44
    rectangle.split.3x3 r0,0,124,96,16 !s-20,-44,-20,44 !s20,-44,20,44 !s-58,-16,58,-16
    rectangle.split.3x3 !s-58,16,58,16
    rectangle.stack.person.crop :1 s-38,-54,38,-54 s-46,-38,46,-38 r0,14,120,76,16 :0
    rectangle.stack.person.crop !=person.fill,54,0,16
    rectangle.tophalf.filled q0,0,124,90,16 b0,-22,124,46,14
    rectangle.topthird.inset.filled q0,0,124,90,16 b0,-21,100,24,7
    repeat l17,-52,4,-52,-26,44,-26 s29,-42,45,-26,29,-10 l17,52,-4,52,26,-44,26 s-29,10,-45,26,-29,42
    repeat.1 :1 l17,-52,4,-52,-26,44,-26 s29,-42,45,-26,29,-10 l17,52,-4,52,26,-44,26 s-29,10,-45,26,-29,42 :0 =1,40,0,0
    retarder.brakesignal c0,0,38 s-14,0,14,0 s2,-12,14,0,2,12 a0,0,54,140,220 a0,0,54,-40,40
    return l6,48,-30,48,8,-46,8 s-26,-12,-48,8,-26,28
    road.lanes s-30,-50,-56,50 s30,-50,56,50 s0,-50,0,-36 s0,-12,0,8 s0,32,0,50
    road.lanes.curved.left S-20,56,-24,10,-40,-30,-58,-52 S56,56,46,4,24,-32,-4,-54 s18,52,15,32
    road.lanes.curved.left s8,8,0,-12 s-14,-32,-26,-46
    road.lanes.curved.right S20,56,24,10,40,-30,58,-52 S-56,56,-46,4,-24,-32,4,-54 s-18,52,-15,32
    road.lanes.curved.right s-8,8,0,-12 s14,-32,26,-46
    ruler r0,0,124,50,10 !s-42,-22,-42,-3 !s-21,-22,-21,-10 !s0,-22,0,-3 !s21,-22,21,-10 !s42,-22,42,-3
    scale.3d q-14,14,76,76,8 s-10,10,46,-46 s16,-48,48,-48,48,-16
    scalemass c0,-38,17 g12,-32,-18,32,-18,50,52,-50,52
    scope c0,0,42 *4s0,-58,0,-27 d0,0,7
    scribble.variable S-56,20,-40,-24,-22,-38,-22,-8,-34,26,-14,14,6,-28,22,-34,16,-2,6,30,26,16,40,-8,54,-14
    seal P0,-54,8.7,-49.2,15.7,-43.2,25,-43.3,34.7,-41.4,38.3,-32.1,39.8,-23,47,-17.1,53.2,-9.4,50,0,45.3,8,47,17.1,46.8,27,38.3,32.1,29.6,35.2,25,43.3,18.5,50.7,8.7,49.2,0,46,-8.7,49.2,-18.5,50.7,-25,43.3,-29.6,35.2,-38.3,32.1,-46.8,27,-47,17.1,-45.3,8,-50,0,-53.2,-9.4,-47,-17.1,-39.8,-23,-38.3,-32.1,-34.7,-41.4,-25,-43.3,-15.7,-43.2,-8.7,-49.2
    selection.pin.in.out :1 *4S-52,-26,-51,-40,-47,-47,-40,-51,-26,-52 :0 d0,0,9 *4s20,0,40,0
    sensor r0,0,74,112,18 !d0,-28,8 !a0,-28,22,20,160 !a0,-28,38,30,150
    shareplay :0 @person.2.fill,66,0,18 :1 a0,6,50,205,335 a0,6,34,215,325
    shield.checkered =shield f0,-42,0,4,-36,4,-36,-28 f0,4,36,4,28,26,14,40,0,46
    shift g4,0,-54,58,4,26,4,26,48,-26,48,-26,4,-58,4
    shoe P-56,-22,-44,-14,-32,-18,-24,-26,-10,-12,10,2,34,10,54,16,58,30,40,34,-56,34,-60,14
    shoe s-60,22,58,24 !s-8,-14,-16,-4 !s6,-4,-2,6
    shoeprints.fill E-24,-18,14,26,-6 E-20,28,10,12 E24,6,14,26,6 E20,50,10,10
    shuffle S-56,28,-36,26,-18,10,0,-10,18,-24,34,-28,54,-28 s38,-44,54,-28,38,-12 S-56,-28,-38,-26,-24,-16,-17,-8 S7,16,16,24,32,28,54,28 s38,12,54,28,38,44
    signature S-56,14,-44,-14,-26,-38,-14,-36,-22,-4,-34,26,-36,10,-12,-6,-4,0,-8,14,4,4,12,0,14,10,24,4,32,-2,38,6,54,0
    signature s-50,42,54,42
    signpost.right.and.left s0,-56,0,56 /p-32,-45,32,-45,46,-31,32,-17,-32,-17 /p32,-4,-32,-4,-46,10,-32,24,32,24
    sink S-56,8,-52,34,-34,46,34,46,52,34,56,8 s-62,8,62,8 S0,8,0,-34,10,-46,24,-40,26,-26
    sink s-26,-14,-14,-14 s-20,-14,-20,8
    siri c0,0,54.5 S-38,0,-28,-12,-16,-20,0,0,16,20,28,12,38,0 S-30,6,-14,14,0,0,14,-14,30,-6
    skateboard :0 S-62,-22,-50,-8,-34,-6,34,-6,50,-8,62,-22 :0 d-30,14,11 d30,14,11
    skew p-34,-40,60,-40,34,40,-60,40
    skis g8,-32,52,-32,-40,-22,-56,-12,-40,-12,52 g8,12,52,12,-40,22,-56,32,-40,32,52
    slash.circle o0,0,54.5 !s-24,24,24,-24
    sleep P-6,-50,-30,-38,-48,-10,-42,22,-18,44,14,46,38,30,46,14,26,18,6,10,-10,-8,-12,-32
    slider.horizontal.2.square :1 q0,0,100,100,20 :0 s-30,-16,30,-16 s-30,16,30,16 /d12,-16,10
    slider.horizontal.2.square /d-12,16,10
    slider.horizontal.3 s-54,-32,6,-32 c20,-32,12 s34,-32,54,-32 s-54,0,-34,0 c-20,0,12 s-6,0,54,0
    slider.horizontal.3 s-54,32,6,32 c20,32,12 s34,32,54,32
    slider.horizontal.below.rectangle :1 r0,-22,116,56,12 :0 s-56,40,56,40 d14,40,12
    slider.vertical.3 =slider.horizontal.3,100,0,0,90
    slowmo *24s43,0,52,0 *12s24,0,28,0
    smallcircle.filled.circle.fill d0,0,54.5 -d0,0,28 d0,0,20
    smiley c0,0,49 d-17,-13,6 d17,-13,6 S-26,13,-14,27,0,32,14,27,26,13
    smiley.fill d0,0,54.5 -d-19,-14,7 -d19,-14,7 -S-28,14,-14,30,0,34,14,30,28,14
    snowboard g22,-50,34,34,-50,50,-34,-34,50 !s-16,-4,4,16 !s4,-24,24,-4
    snowflake *6s0,0,0,-53 *6s-15,-47,0,-33,15,-47
    space s-44,-4,-44,22,44,22,44,-4
    sparkle f0,-50,3,-36.9,7.5,-25.8,13.5,-16.5,21.1,-9.1,30.3,-3.6,41,0,30.3,3.6,21.1,9.1,13.5,16.5,7.5,25.8,3,36.9,0,50,-3,36.9,-7.5,25.8,-13.5,16.5,-21.1,9.1,-30.3,3.6,-41,0,-30.3,-3.6,-21.1,-9.1,-13.5,-16.5,-7.5,-25.8,-3,-36.9
    sparkle.magnifyingglass :1 =magnifyingglass :0 =sparkle,44,-10,-9
    sparkles =sparkle,92,-14,8 =sparkle,46,38,-38 =sparkle,34,34,42
    sparkles.rectangle.stack :1 s-40,-48,40,-48 s-50,-34,50,-34 :0 r0,16,120,76,16
    sparkles.rectangle.stack !=sparkles,54,0,18
    sparkles.square.filled.on.square :1 l14,-30,22,-52,22,-52,-52,22,-52,22,-30 :0 b12,12,84,84,18
    sparkles.square.filled.on.square -=sparkles,60,12,12
    sparkles.tv :1 @tv :0 !=sparkles,48,0,-6
    speaker :0 g6,-34,-16,-16,-16,12,-42,12,42,-16,16,-34,16
    speaker.minus :1 @speaker,100,-20,0 :0 s28,0,58,0
    speaker.plus :1 @speaker,100,-20,0 :0 s26,0,58,0 s42,-16,42,16
    speaker.wave.1 :0 g6,-46,-16,-28,-16,0,-42,0,42,-28,16,-46,16 :1% a-4,0,28,-38,38
    speaker.wave.2 :0 g6,-54,-16,-36,-16,-8,-42,-8,42,-36,16,-54,16 :1% a-12,0,28,-38,38 :2%
    speaker.wave.2 a-12,0,48,-40,40
    speaker.wave.3 :0 g6,-64,-16,-46,-16,-18,-42,-18,42,-46,16,-64,16 :1% a-22,0,28,-38,38 :1%
    speaker.wave.3 a-22,0,48,-40,40 :2% a-22,0,68,-42,42
    speaker.zzz :1 @speaker,100,-26,0 :0 s14,-34,32,-34,14,-12,32,-12 s38,0,54,0,38,20,54,20
    speedometer c0,0,54 d0,4,8 s0,4,21,-19 d-31,9,4.5 d-22,-20,4.5 d0,-31,4.5 d31,9,4.5
    spigot S-56,-14,-20,-14
    spigot P-56,-22,-20,-22,-10,-28,12,-28,22,-22,36,-20,50,-4,52,18,30,18,28,6,20,4,12,10,-10,10,-20,4,-56,4
    spigot s0,-32,0,-46 s-24,-50,24,-50 F40,30,47,46,40,52,33,46
    sportscourt r0,0,128,92,14 !s0,-40,0,40 !c0,0,17 !s-58,-20,-42,-20,-42,20,-58,20
    sportscourt !s58,-20,42,-20,42,20,58,20
    sprinkler :0 s0,-8,0,44 s-24,50,24,50 f-14,-8,14,-8,8,-22,-8,-22 :1 S-14,-30,-30,-44,-52,-36
    sprinkler S14,-30,30,-44,52,-36 d-56,-18,5 d56,-18,5 d-34,-24,5 d34,-24,5 s0,-34,0,-50
    square.2.layers.3d p0,-40,56,-12,0,16,-56,-12 s-56,16,0,44,56,16
    square.2.layers.3d.bottom.filled s0,-40,56,-12,0,16,-56,-12,0,-40 f-56,14,0,42,56,14,0,28
    square.2.layers.3d.top.filled f0,-40,56,-12,0,16,-56,-12 s-56,16,0,44,56,16
    square.3.layers.3d :0 p0,-52,56,-26,0,0,-56,-26 :1 s-56,0,0,26,56,0 :2 s-56,26,0,52,56,26
    square.3.layers.3d.bottom.filled s0,-52,56,-26,0,0,-56,-26,0,-52 s-56,0,0,26,56,0
    square.3.layers.3d.bottom.filled f-56,24,0,50,56,24,0,38
    square.3.layers.3d.middle.filled s0,-52,56,-26,0,0,-56,-26,0,-52 f-56,-2,0,24,56,-2,0,12
    square.3.layers.3d.middle.filled s-56,26,0,52,56,26
    square.3.layers.3d.top.filled f0,-52,56,-26,0,0,-56,-26 s-56,0,0,26,56,0 s-56,26,0,52,56,26
    square.and.arrow.down l16,-18,-20,-44,-20,-44,54,44,54,44,-20,18,-20 s0,-58,0,22
    square.and.arrow.down s-20,4,0,24,20,4
    square.and.arrow.down.fill b0,17,96,80,18 -s0,-40,0,24 s0,-58,0,-26 -s-20,6,0,26,20,6
    square.and.arrow.down.on.square :1 l14,-36,14,-56,14,-56,-38,-34,-38 :0
    square.and.arrow.down.on.square l14,-2,-20,-24,-20,-24,52,56,52,56,-20,34,-20 s16,-50,16,22
    square.and.arrow.down.on.square s-2,8,16,26,34,8
    square.and.arrow.down.on.square.fill :1 l14,-36,14,-56,14,-56,-38,-34,-38 :0 b16,15,82,76,18
    square.and.arrow.down.on.square.fill s16,-52,16,-28 -s16,-20,16,24 -s-2,8,16,26,34,8
    square.and.arrow.up l16,-18,-22,-44,-22,-44,54,44,54,44,-22,18,-22 s0,20,0,-58
    square.and.arrow.up s-20,-38,0,-59,20,-38
    square.and.arrow.up.fill b0,18,88,80,18 /s0,-52,0,20 s-20,-34,0,-54,20,-34
    square.and.arrow.up.on.square :1 l14,-36,14,-56,14,-56,-38,-34,-38 :0
    square.and.arrow.up.on.square l14,-2,-20,-24,-20,-24,52,56,52,56,-20,34,-20 s16,22,16,-50
    square.and.arrow.up.on.square s-2,-36,16,-54,34,-36
    square.and.arrow.up.trianglebadge.exclamationmark :1 @square.and.arrow.up,92,-8,-4 :0
    square.and.arrow.up.trianglebadge.exclamationmark /=exclamationmark.triangle.fill,50,36,32
    square.and.pencil l16,4,-46,-48,-46,-48,54,52,54,52,2 /@pencil,84,18,-18
    square.bottomhalf.filled q0,0,100,100,20 b0,25,100,50,18
    square.dashed *4S-46,-30,-45,-38,-38,-45,-30,-46 *4s-9,-46,9,-46
    square.dashed.inset.filled :1 =square.dashed :0 b0,0,60,60,10
    square.dotted *4d-50,-50,5 *4d-50,-25,5 *4d-50,0,5 *4d-50,25,5
    square.fill.on.circle.fill :1 d-18,-16,38 :0 /b20,20,68,68,16
    square.fill.on.square.fill :1 b-14,-14,72,72,16 :0 /b14,14,72,72,16
    square.fill.text.grid.1x2 b-36,-24,34,34,8 b-36,24,34,34,8 s0,-34,54,-34 s0,-16,34,-16 s0,14,54,14 s0,32,34,32
    square.filled.on.square :1 q-14,-14,72,72,16 :0 /b14,14,72,72,16
    square.grid.3x1.below.line.grid.1x2 s-56,-42,56,-42 s-56,-16,56,-16 r-40,26,30,40,8
    square.grid.3x1.below.line.grid.1x2 r0,26,30,40,8 r40,26,30,40,8
    square.grid.3x2 r-40,-20,32,32,9 r0,-20,32,32,9 r40,-20,32,32,9 r-40,20,32,32,9 r0,20,32,32,9
    square.grid.3x2 r40,20,32,32,9
    square.grid.3x3 r-38,-38,30,30,9 r0,-38,30,30,9 r38,-38,30,30,9 r-38,0,30,30,9 r0,0,30,30,9
    square.grid.3x3 r38,0,30,30,9 r-38,38,30,30,9 r0,38,30,30,9 r38,38,30,30,9
    square.grid.3x3.bottomleft.filled r-38,-38,30,30,9 r0,-38,30,30,9 r38,-38,30,30,9
    square.grid.3x3.bottomleft.filled r-38,0,30,30,9 r0,0,30,30,9 r38,0,30,30,9 b-38,38,30,30,9
    square.grid.3x3.bottomleft.filled r0,38,30,30,9 r38,38,30,30,9
    square.grid.3x3.bottommiddle.filled r-38,-38,30,30,9 r0,-38,30,30,9 r38,-38,30,30,9
    square.grid.3x3.bottommiddle.filled r-38,0,30,30,9 r0,0,30,30,9 r38,0,30,30,9 r-38,38,30,30,9
    square.grid.3x3.bottommiddle.filled b0,38,30,30,9 r38,38,30,30,9
    square.grid.3x3.bottomright.filled r-38,-38,30,30,9 r0,-38,30,30,9 r38,-38,30,30,9
    square.grid.3x3.bottomright.filled r-38,0,30,30,9 r0,0,30,30,9 r38,0,30,30,9 r-38,38,30,30,9
    square.grid.3x3.bottomright.filled r0,38,30,30,9 b38,38,30,30,9
    square.grid.3x3.middle.filled r-38,-38,30,30,9 r0,-38,30,30,9 r38,-38,30,30,9 r-38,0,30,30,9
    square.grid.3x3.middle.filled b0,0,30,30,9 r38,0,30,30,9 r-38,38,30,30,9 r0,38,30,30,9
    square.grid.3x3.middle.filled r38,38,30,30,9
    square.grid.3x3.middleleft.filled r-38,-38,30,30,9 r0,-38,30,30,9 r38,-38,30,30,9
    square.grid.3x3.middleleft.filled b-38,0,30,30,9 r0,0,30,30,9 r38,0,30,30,9 r-38,38,30,30,9
    square.grid.3x3.middleleft.filled r0,38,30,30,9 r38,38,30,30,9
    square.grid.3x3.middleright.filled r-38,-38,30,30,9 r0,-38,30,30,9 r38,-38,30,30,9
    square.grid.3x3.middleright.filled r-38,0,30,30,9 r0,0,30,30,9 b38,0,30,30,9 r-38,38,30,30,9
    square.grid.3x3.middleright.filled r0,38,30,30,9 r38,38,30,30,9
    square.grid.3x3.topleft.filled b-38,-38,30,30,9 r0,-38,30,30,9 r38,-38,30,30,9 r-38,0,30,30,9
    square.grid.3x3.topleft.filled r0,0,30,30,9 r38,0,30,30,9 r-38,38,30,30,9 r0,38,30,30,9
    square.grid.3x3.topleft.filled r38,38,30,30,9
    square.grid.3x3.topmiddle.filled r-38,-38,30,30,9 b0,-38,30,30,9 r38,-38,30,30,9
    square.grid.3x3.topmiddle.filled r-38,0,30,30,9 r0,0,30,30,9 r38,0,30,30,9 r-38,38,30,30,9
    square.grid.3x3.topmiddle.filled r0,38,30,30,9 r38,38,30,30,9
    square.grid.3x3.topright.filled r-38,-38,30,30,9 r0,-38,30,30,9 b38,-38,30,30,9 r-38,0,30,30,9
    square.grid.3x3.topright.filled r0,0,30,30,9 r38,0,30,30,9 r-38,38,30,30,9 r0,38,30,30,9
    square.grid.3x3.topright.filled r38,38,30,30,9
    square.grid.4x3.fill b-48,-32,24,24,6 b-16,-32,24,24,6 b16,-32,24,24,6 b48,-32,24,24,6
    square.grid.4x3.fill b-48,0,24,24,6 b-16,0,24,24,6 b16,0,24,24,6 b48,0,24,24,6 b-48,32,24,24,6
    square.grid.4x3.fill b-16,32,24,24,6 b16,32,24,24,6 b48,32,24,24,6
    square.inset.filled q0,0,100,100,20 b0,0,66,66,10
    square.lefthalf.filled q0,0,100,100,20 b-25,0,50,100,18
    square.on.circle :1 o-18,-16,38 :0 /r20,20,68,68,16
    square.on.square :1 r14,-14,82,82,18 :0 /r-14,14,82,82,18
    square.on.square.dashed :1 b-14,-14,72,72,16 :0 /q14,14,72,72,16
    square.resize :0 b-22,22,58,58,12 :1 s-50,-20,-50,-50,-20,-50 s20,-50,50,-50,50,-20
    square.resize s50,20,50,50,20,50
    square.righthalf.filled q0,0,100,100,20 b25,0,50,100,18
    square.split.1x2 r0,-28,100,44,12 r0,28,100,44,12
    square.split.2x2 r0,0,100,100,20 !s0,-46,0,46 !s-46,0,46,0
    square.split.bottomrightquarter r0,0,104,104,18 s0,52,0,0,52,0
    square.split.diagonal r0,0,100,100,20 !s-43,43,43,-43
    square.stack :0 r0,18,92,72,16 :1 s-34,-32,34,-32 :2 s-24,-50,24,-50
    square.stack.3d.down.right :0 r-14,-14,72,72,16 :1 l14,40,-26,40,40,-26,40 :2
    square.stack.3d.down.right l14,58,-8,58,58,-8,58
    square.stack.3d.forward.dottedline r14,14,76,76,16 s-46,20,-46,10 s-46,-4,-46,-14 l8,-46,-28,-46,-46,-28,-46 s-14,-46,-4,-46 s10,-46,20,-46
    square.stack.3d.up :0 p0,-52,54,-25,0,2,-54,-25 :1 s-54,0,0,27,54,0 :2 s-54,25,0,52,54,25
    square.text.square r0,0,100,100,20 !s-22,-18,22,-18 !s-22,2,22,2 !s-22,22,4,22
    square.tophalf.filled q0,0,100,100,20 b0,-25,100,50,18
    squares.below.rectangle :0 r0,-24,116,52,14 :1 r-40,30,36,36,9 r0,30,36,36,9 r40,30,36,36,9
    squareshape r0,0,96,96,4
    squareshape.controlhandles.on.squareshape.controlhandles :1 r18,-18,60,60,2 b-12,-48,16,16,3
    squareshape.controlhandles.on.squareshape.controlhandles b48,-48,16,16,3 b-12,12,16,16,3
    squareshape.controlhandles.on.squareshape.controlhandles b48,12,16,16,3 :0 /r-18,18,60,60,2
    squareshape.controlhandles.on.squareshape.controlhandles /b-48,-12,16,16,3 /b12,-12,16,16,3
    squareshape.controlhandles.on.squareshape.controlhandles /b-48,48,16,16,3 /b12,48,16,16,3
    squareshape.split.3x3 q0,0,98,98,8 s-17,-42,-17,42 s17,-42,17,42 s-42,-17,42,-17 s-42,17,42,17
    star.bubble :1 @bubble.left :0 !=star.fill,50,0,-8
    steeringwheel c0,0,54.5 c0,4,16 s-48,-2,-14,2 s48,-2,14,2 s0,18,0,50
    stopwatch o0,8,47 !s0,-14,0,8 s-12,-55,12,-55 s0,-50,0,-42 s38,-34,44,-40
    strikethrough S30,-30,14,-46,-14,-46,-30,-28,-16,-8 S-30,30,-14,46,14,46,30,28,18,8 s-50,0,50,0
    stroller :0 P-50,-8,-44,-34,-22,-50,0,-52,0,-8,-24,-6 s-50,-8,-36,22,24,22,44,-44,56,-44 :1
    stroller c-26,42,12 c16,42,12
    suit.club o-26,8,25 o26,8,25 o0,-28,25 f-4,10,4,10,14,52,-14,52
    suit.diamond p0,-52,40,0,0,52,-40,0
    suit.spade P0,-52,22,-26,48,2,50,22,36,34,18,30,4,20,14,52,-14,52,-4,20,-18,30,-36,34,-50,22,-48,2,-22,-26
    suitcase.cart l6,-60,-46,-44,-46,-32,34,54,34 c-20,49,7 c34,49,7 r12,-2,58,44,8 s0,-24,0,-34,24,-34,24,-24
    suitcase.rolling r0,10,68,76,14 !s-14,-10,-14,32 !s14,-10,14,32 s-16,-30,-16,-58,16,-58,16,-30
    suitcase.rolling s-20,52,-20,58 s20,52,20,58
    sun.and.horizon :1gray s-62,34,62,34 :0yellow a0,34,28,180,360 s-54,16,-44,21 s54,16,44,21
    sun.and.horizon s-34,-20,-28,-11 s34,-20,28,-11 s0,-32,0,-21
    sun.and.horizon.fill :1gray s-62,34,62,34 :0yellow f-26,32,-24,22,-13,11,0,8,13,11,24,22,26,32
    sun.and.horizon.fill s-54,16,-44,21 s54,16,44,21 s-34,-20,-28,-11 s34,-20,28,-11 s0,-32,0,-21
    sun.dust :0yellow @sun.max,82,0,-12 :1gray d-44,40,5 d-22,46,5 d0,40,5 d22,46,5 d44,40,5
    sun.dust d-33,56,5 d-11,58,5 d11,58,5 d33,56,5
    sun.haze :0yellow @sun.max,86,0,-14 :1gray /s-38,28,38,28 s-24,47,24,47
    sun.lefthalf.filled :0 c0,0,28 F0,-28,0,28,-16,24,-28,0,-16,-24 :1 *8s44,0,54,0
    sun.min o0,0,27 *8d43,0,5.5
    sun.rain :0yellow @sun.max,86,0,-14 :1cyan s-22,44,-28,56 s2,44,-4,56 s26,44,20,56
    sun.righthalf.filled :0 c0,0,28 F0,-28,0,28,16,24,28,0,16,-24 :1 *8s44,0,54,0
    sunrise :1gray s-60,30,60,30 :0yellow a0,30,26,180,360 s-50,16,-40,20 s50,16,40,20
    sunrise s-38,-12,-31,-4 s38,-12,31,-4 s0,-52,0,-16 s-14,-38,0,-53,14,-38 :2gray s-36,50,36,50
    sunrise.fill :1gray s-60,30,60,30 :0yellow f-24,28,-22,18,-12,8,0,5,12,8,22,18,24,28
    sunrise.fill s-50,16,-40,20 s50,16,40,20 s-38,-12,-31,-4 s38,-12,31,-4 s0,-52,0,-16
    sunrise.fill s-14,-38,0,-53,14,-38 :2gray s-36,50,36,50
    sunset :1gray s-60,30,60,30 :0yellow a0,30,26,180,360 s-50,16,-40,20 s50,16,40,20
    sunset s-38,-12,-31,-4 s38,-12,31,-4 s0,-54,0,-18 s-14,-32,0,-17,14,-32 :2gray s-36,50,36,50
    sunset.fill :1gray s-60,30,60,30 :0yellow f-24,28,-22,18,-12,8,0,5,12,8,22,18,24,28
    sunset.fill s-50,16,-40,20 s50,16,40,20 s-38,-12,-31,-4 s38,-12,31,-4 s0,-54,0,-18
    sunset.fill s-14,-32,0,-17,14,-32 :2gray s-36,50,36,50
    surfboard P-50,50,-36,4,4,-38,50,-50,38,-4,-4,36 !s-44,44,40,-40
    suv.side g8,-62,28,-62,-8,-48,-10,-34,-36,50,-36,58,-8,62,-4,62,28 !s-40,-8,52,-8 !s4,-30,4,-8
    suv.side /d-34,30,15 /d34,30,15
    swatchpalette g12,-56,-54,-20,-54,-20,36,-38,54,-56,36 l10,-18,-14,10,-44,36,-18,-8,34
    swatchpalette l10,12,20,56,20,56,54,-34,54 !d-38,34,6
    swift f-54,16,-34,26,-14,28,6,22,-14,8,-32,-12,-46,-32,-26,-14,-6,0,-20,-16,-32,-38,-10,-18,12,-2,28,6,30,-10,26,-30,18,-46,36,-34,46,-14,48,4,46,16,54,28,54,42,46,34,36,32,26,38,8,44,-12,44,-32,36,-46,26
    switch.2 :0 r0,-28,112,44,22 !d30,-28,13 :1 r0,28,112,44,22 !d-30,28,13
    syringe g2,-28,9,-9,28,30,-12,12,-30 s-19,19,-50,50 s6,-37,37,-6 s21,-21,40,-40 s28,-52,52,-28 !s-3,-15,4,-8 !s-15,-3,-8,4
    tablecells r0,0,114,94,16 !s-53,-16,53,-16 !s-53,15,53,15 !s-18,-43,-18,43 !s18,-43,18,43
    tachometer c0,0,54.5 a0,4,34,170,370 s0,8,20,-16 d0,8,8
    teddybear o-34,-38,19 o34,-38,19 /o0,6,48 !d-18,-6,6 !d18,-6,6 !e0,20,17,13 !E0,14,2,1
    tennisball o0,0,54.5 !a-62,0,42,-46,46 !a62,0,42,134,226
    tent.2 :1 p20,-30,64,40,20,40 :0 /p-14,-46,36,42,-64,42 !s-14,-4,-14,40
    terminal r0,0,122,94,16 !s-34,-20,-16,-4,-34,12 !s-6,18,26,18
    testtube.2 r-24,4,30,92,15 !s-30,6,-18,6 s-42,-46,-6,-46 r24,4,30,92,15 !s18,20,30,20
    testtube.2 s6,-46,42,-46
    text.aligncenter s-54,-33,54,-33 s-34,-11,34,-11 s-54,11,54,11 s-34,33,34,33
    text.alignleft s-54,-33,54,-33 s-54,-11,18,-11 s-54,11,54,11 s-54,33,18,33
    text.alignright s-54,-33,54,-33 s-18,-11,54,-11 s-54,11,54,11 s-18,33,54,33
    text.badge.checkmark :1 s-56,-38,40,-38 s-56,-12,40,-12 s-56,14,-8,14 :0 s6,28,22,44,54,6
    text.badge.minus :1 s-56,-36,40,-36 s-56,-10,40,-10 s-56,16,0,16 :0
    text.badge.minus =minus.circle.fill,52,36,30
    text.badge.plus :1 s-56,-34,44,-34 s-56,-11,44,-11 s-56,12,0,12 s-56,35,0,35 :0 =plus.circle.fill,48,34,30
    text.badge.star :1 s-56,-36,40,-36 s-56,-10,40,-10 s-56,16,0,16 :0 =star.fill,46,36,30
    text.book.closed r0,0,88,112,16 !s-40,30,42,30 !s-16,-28,18,-28 !s-16,-10,18,-10
    text.bubble :1 @bubble.left :0 !s-34,-18,34,-18 !s-34,4,10,4
    text.cursor s0,-44,0,44 S-22,-52,-8,-50,0,-42,8,-50,22,-52 S-22,52,-8,50,0,42,8,50,22,52
    text.cursor s-10,2,10,2
    text.document g12,-42,-57,8,-57,42,-23,42,57,-42,57 !l7,7,-55,7,-22,40,-22 !s-21,4,21,4
    text.document !s-21,26,21,26
    text.insert s-58,-44,58,-44 s-10,-15,58,-15 s-10,15,58,15 s-58,44,58,44 f-56,-12,-40,0,-56,12
    text.justify s-54,-33,54,-33 s-54,-11,54,-11 s-54,11,54,11 s-54,33,54,33
    text.justifyleading s-54,-36,54,-36 s-54,-12,54,-12 s-54,12,54,12 s-54,36,14,36
    text.justifyleft s-54,-36,54,-36 s-54,-12,54,-12 s-54,12,54,12 s-54,36,14,36
    text.justifyright s-54,-36,54,-36 s-54,-12,54,-12 s-54,12,54,12 s-14,36,54,36
    text.justifytrailing s-54,-36,54,-36 s-54,-12,54,-12 s-54,12,54,12 s-14,36,54,36
    text.line.first.and.arrowtriangle.forward f-54,-44,-54,-16,-34,-30 s-18,-30,54,-30 s-54,0,54,0
    text.line.first.and.arrowtriangle.forward s-54,24,54,24 s-54,48,10,48
    text.line.last.and.arrowtriangle.forward f-54,16,-54,44,-34,30 s-54,-48,54,-48 s-54,-24,54,-24
    text.line.last.and.arrowtriangle.forward s-54,0,54,0 s-18,30,54,30
    text.magnifyingglass s-58,-30,-16,-30 s-58,0,-20,0 s-58,30,-10,30 =magnifyingglass,78,24,0
    text.pad.header :1 q0,0,108,92,18 b0,-30,90,20,6 :0 s-32,2,32,2 s-32,22,14,22
    text.page r0,0,84,112,16 !s-20,-26,20,-26 !s-20,-4,20,-4 !s-20,18,2,18
    text.quote s-24,-40,58,-40 s-24,-13,58,-13 s-24,14,58,14 s-24,41,36,41 s-52,-40,-52,41
    text.rectangle :1 r0,0,124,90,16 :0 !s-38,-18,30,-18 !s-38,0,38,0 !s-38,18,10,18
    text.rectangle.page :1 r0,0,84,110,16 :0 !b0,-22,48,34,5 !s-24,16,24,16 !s-24,34,10,34
    text.redaction :1 s-56,-40,56,-40 s-56,44,24,44 :0 b0,2,120,32,6
    text.viewfinder :1 *4S-52,-26,-51,-40,-47,-47,-40,-51,-26,-52 :0 s-28,-18,28,-18 s-28,2,28,2
    text.viewfinder s-28,22,8,22
    text.word.spacing b-36,0,36,16,5 b36,0,36,16,5 s-6,0,6,0 s-56,-30,-56,30 s56,-30,56,30
    textformat.alt =character,100,0,-8 s-34,48,34,48
    textformat.characters =character,70,-30,0 s6,-44,6,44 =character,70,42,0
    textformat.size :0 =character,60,-38,14 =character,104,20,0
    textformat.size.larger =character,100,-18,0 s28,-30,38,-42,48,-30
    textformat.size.smaller =character,100,-18,0 s28,-42,38,-30,48,-42
    theatermask.and.paintbrush :1 @theatermasks,82,-10,-8 :0 /=paintbrush.pointed.fill,58,28,26
    thermometer.high p-14,-42,-13.3,-46.3,-11.3,-50.2,-8.2,-53.3,-4.3,-55.3,-0,-56,4.3,-55.3,8.2,-53.3,11.3,-50.2,13.3,-46.3,14,-42,14,11.3,19.2,16,22.9,22,24.8,28.8,24.7,35.9,22.6,42.6,18.8,48.5,13.4,53.1,7,56,0,57,-7,56,-13.4,53.1,-18.8,48.5,-22.6,42.6,-24.7,35.9,-24.8,28.8,-22.9,22,-19.2,16,-14,11.3
    thermometer.high !d0,32,12 !s0,-36,0,32
    thermometer.low p-14,-42,-13.3,-46.3,-11.3,-50.2,-8.2,-53.3,-4.3,-55.3,-0,-56,4.3,-55.3,8.2,-53.3,11.3,-50.2,13.3,-46.3,14,-42,14,11.3,19.2,16,22.9,22,24.8,28.8,24.7,35.9,22.6,42.6,18.8,48.5,13.4,53.1,7,56,0,57,-7,56,-13.4,53.1,-18.8,48.5,-22.6,42.6,-24.7,35.9,-24.8,28.8,-22.9,22,-19.2,16,-14,11.3
    thermometer.low !d0,32,12 !s0,4,0,32
    thermometer.medium p-14,-42,-13.3,-46.3,-11.3,-50.2,-8.2,-53.3,-4.3,-55.3,-0,-56,4.3,-55.3,8.2,-53.3,11.3,-50.2,13.3,-46.3,14,-42,14,11.3,19.2,16,22.9,22,24.8,28.8,24.7,35.9,22.6,42.6,18.8,48.5,13.4,53.1,7,56,0,57,-7,56,-13.4,53.1,-18.8,48.5,-22.6,42.6,-24.7,35.9,-24.8,28.8,-22.9,22,-19.2,16,-14,11.3
    thermometer.medium !d0,32,12 !s0,-16,0,32
    thermometer.snowflake :0 =thermometer,100,18,0 :1cyan =snowflake,54,-32,-4
    thermometer.sun :0 =thermometer,100,-22,0 :1yellow @sun.max,62,32,-16
    ticket g8,-58,-34,58,-34,58,-11,47,0,58,11,58,34,-58,34,-58,11,-47,0,-58,-11 !s20,-20,20,-16 !s20,-2,20,2 !s20,16,20,20
    timer a0,0,49,-90,214 s0,-49,0,-31 s-25,-25,0,0 d0,0,8
    tirepressure S-24,-50,-46,-12,-30,36 S24,-50,46,-12,30,36 s-32,36,32,36 s-20,36,-20,50
    tirepressure s0,36,0,50 s20,36,20,50 =exclamationmark,58,0,-8
    togglepower c0,0,52 s0,-26,0,26
    toilet P-34,-52,-14,-52,-14,-8,-34,-8 P-40,0,44,0,40,20,22,34,-14,34,-34,20
    toilet s-14,36,-18,54,18,54,12,36
    tortoise P-50,22,-46,-4,-30,-26,-6,-34,18,-30,34,-12,40,8,42,22
    tortoise P42,6,46,-14,60,-18,66,-6,60,6,46,20 !S-24,-24,-16,-2,-28,18 !S14,-26,6,-2,18,18
    tortoise s-34,28,-36,42 s24,28,26,42 s-56,24,-64,28
    torus e0,0,60,40 !S-24,-6,-12,2,0,4,12,2,24,-6
    train.side.front.car S-62,-30,20,-30,42,-18,58,8,58,22,48,28,-62,28 s-62,46,62,46
    train.side.front.car s-62,-4,44,-4 s-20,-28,-20,-4 s14,-28,14,-4
    transmission s-40,-34,-40,34 s0,-34,0,34 s40,-34,40,0 s-40,0,40,0 d-40,-40,10 d0,-40,10
    transmission d40,-40,10 d-40,40,10 d0,40,10
    trapezoid.and.line.horizontal p-46,54,-26,14,26,14,46,54 s-54,-8,54,-8 s-30,-34,-30,-52
    trapezoid.and.line.horizontal s0,-34,0,-52 s30,-34,30,-52
    trapezoid.and.line.vertical p-54,-46,-14,-26,-14,26,-54,46 s8,-54,8,54 s34,-30,52,-30
    trapezoid.and.line.vertical s34,0,52,0 s34,30,52,30
    trash g10,-38,-37,38,-37,32,57,-32,57 s-52,-37,52,-37 l9,-18,-37,-18,-55,18,-55,18,-37
    trash !s-15,-16,-12,37 !s0,-16,0,37 !s15,-16,12,37
    tray l12,0,-42,36,-42,56,4,56,42,-56,42,-56,4,-36,-42,0,-42 l6,-56,6,-23,6,-16,20,16,20,23,6,56,6
    tray.2 :1 @tray,72,0,-28 :0 @tray,72,0,30
    tray.and.arrow.down :1 l12,-22,-42,-36,-42,-56,4,-56,42,56,42,56,4,36,-42,22,-42 l6,-56,6,-23,6,-16,20,16,20,23,6,56,6 :0 s0,-60,0,-4 s-15,-18,0,-3,15,-18
    tray.and.arrow.down.fill :1 l12,-22,-42,-36,-42,-56,4,-56,42,56,42,56,4,36,-42,22,-42 g10,-56,6,-23,6,-16,20,16,20,23,6,56,6,56,42,-56,42 :0 s0,-60,0,-4 s-15,-18,0,-3,15,-18
    tray.and.arrow.up :1 l12,-22,-42,-36,-42,-56,4,-56,42,56,42,56,4,36,-42,22,-42 l6,-56,6,-23,6,-16,20,16,20,23,6,56,6 :0 s0,-60,0,-4 s-15,-46,0,-61,15,-46
    tray.and.arrow.up.fill :1 l12,-22,-42,-36,-42,-56,4,-56,42,56,42,56,4,36,-42,22,-42 g10,-56,6,-23,6,-16,20,16,20,23,6,56,6,56,42,-56,42 :0 s0,-60,0,-4 s-15,-46,0,-61,15,-46
    tray.fill l12,0,-42,36,-42,56,4,56,42,-56,42,-56,4,-36,-42,0,-42 g10,-56,6,-23,6,-16,20,16,20,23,6,56,6,56,42,-56,42
    tray.full :1 @tray :0 s-22,-25,22,-25 s-27,-9,27,-9
    triangle g15,0,-48.5,51.5,41.6,-51.5,41.6
    triangle.circle :1 o0,0,54.5 :0 !=triangle.fill,52,0,-3
    tshirt g5,-22,-48,-11,-48,-5,-39,5,-39,11,-48,22,-48,60,-26,48,0,33,-8,33,48,-33,48,-33,-8,-48,0,-60,-26
    tuningfork s-16,-54,-16,-16,-8,0,0,4,8,0,16,-16,16,-54 s0,6,0,54
    tv r0,-7,124,84,14 s-28,52,28,52
    tv.inset.filled :1 q0,-6,124,88,14 :1 s-22,52,22,52 :0 b0,-6,92,56,6
    uiwindow.split.2x1 r0,0,124,96,16 !s-58,-24,58,-24 !s0,-24,0,44
    underline s-28,-50,-28,-6 a0,-6,28,0,180 s28,-50,28,-6 s-38,50,38,50
    video.bubble :1 @bubble.left :0 !=video.fill,42,0,-7
    video.doorbell r0,0,62,116,24 !c0,-28,16 !c0,28,13
    video.fill b-23,0,86,76,16 p32,-5,58,-21,58,21,32,5
    viewfinder *4l13,-54,-28,-54,-54,-28,-54
    viewfinder.rectangular S-62,-18,-61,-36,-54,-43,-36,-44 S62,-18,61,-36,54,-43,36,-44
    viewfinder.rectangular S-62,18,-61,36,-54,43,-36,44 S62,18,61,36,54,43,36,44
    visionpro P-62,-8,-56,-26,-34,-34,0,-36,34,-34,56,-26,62,-8,60,14,46,30,26,30,10,18,0,16,-10,18,-26,30,-46,30,-60,14
    voiceover c0,0,54.5 d0,-26,7 s-26,-10,-8,-6,8,-6,26,-10 s-8,-6,-8,8,-16,34 s8,-6,8,8,16,34
    voiceover b0,0,20,18,4
    wake c0,0,50 s0,-22,0,10 s-16,28,16,28
    wand.and.sparkles :0 s-48,48,14,-14 /=sparkle,56,30,-30 :1 =sparkle,26,-20,-36
    wand.and.sparkles =sparkle,26,42,24
    waterbottle g8,-14,-36,14,-36,26,-16,26,56,-26,56,-26,-16 b0,-50,26,14,5 !s-22,8,22,8
    wave.3.backward a40,0,28,135,225 a40,0,54,135,225 a40,0,80,135,225
    wave.3.down a0,-40,28,45,135 a0,-40,54,45,135 a0,-40,80,45,135
    wave.3.forward a-40,0,28,-45,45 a-40,0,54,-45,45 a-40,0,80,-45,45
    wave.3.left a40,0,28,135,225 a40,0,54,135,225 a40,0,80,135,225
    wave.3.right a-40,0,28,-45,45 a-40,0,54,-45,45 a-40,0,80,-45,45
    wave.3.up a0,40,28,225,315 a0,40,54,225,315 a0,40,80,225,315
    waveform s-51,-7,-51,7 s-34,-24,-34,24 s-17,-46,-17,46 s0,-28,0,28 s17,-38,17,38 s34,-18,34,18 s51,-7,51,7
    waveform.and.magnifyingglass :1 =waveform,84,-10,-8 :0 /=magnifyingglass,66,30,20
    waveform.and.mic :1 =waveform,92,-8,0 :0 /=mic.fill,62,36,14
    waveform.low s-40,-8,-40,8 s-20,-16,-20,16 s0,-10,0,10 s20,-18,20,18 s40,-8,40,8
    waveform.mid s-40,-14,-40,14 s-20,-30,-20,30 s0,-20,0,20 s20,-34,20,34 s40,-12,40,12
    waveform.path S-60,0,-48,0,-38,-22,-28,22,-16,-44,-2,46,12,-34,24,24,34,-12,46,0,60,0
    waveform.path.ecg.text :1 r0,0,92,112,16 :0 !s-34,-18,-14,-18,-6,-34,6,-2,14,-18,34,-18
    waveform.path.ecg.text !s-28,16,28,16 !s-28,34,10,34
    web.camera o0,-12,44 !c0,-12,22 !d0,-12,9 s-30,30,-40,50,40,50,30,30
    widget.extralarge r0,0,124,100,24 !r0,0,68,46,12
    widget.extralarge.badge.plus :1 r-4,-6,112,84,16 :0 /=plus.circle.fill,46,36,36
    widget.large r0,0,108,112,24 !r0,0,52,56,12
    widget.medium r0,0,124,76,20 !r0,0,68,28,10
    widget.small r0,0,100,100,24 !r0,0,44,44,12
    wifi.exclamationmark :1 =wifi :0 /=exclamationmark,60,30,24
    wind.snow :0 =wind,100,0,-8 :1cyan =snowflake,30,34,36 =snowflake,30,-34,40
    window.shade.closed q0,0,96,104,12 s-48,-30,48,-30 s-48,-10,48,-10 s-48,10,48,10 s-48,30,48,30
    window.shade.open q0,0,96,104,12 s-48,-28,48,-28 s0,-28,0,-12
    window.vertical.open r0,0,88,112,12 !s0,-52,0,52 !s-40,20,40,20 !s-22,-20,-22,-6
    window.vertical.open !s22,-20,22,-6
    windshield.front.and.heat.waves :1 g12,-44,-52,44,-52,58,4,-58,4 :0
    windshield.front.and.heat.waves /S-24,56,-30,40,-18,24,-24,8 /S0,56,-6,40,6,24,0,8
    windshield.front.and.heat.waves /S24,56,18,40,30,24,24,8
    windshield.front.and.wiper :1 g12,-44,-42,44,-42,58,24,-58,24 :0 /s0,52,-24,-12 s-40,-2,-8,-24
    windshield.rear.and.heat.waves :1 g10,-54,-46,54,-46,54,8,-54,8 :0 /S-24,56,-30,40,-18,24,-24,8
    windshield.rear.and.heat.waves /S0,56,-6,40,6,24,0,8 /S24,56,18,40,30,24,24,8
    windshield.rear.and.wiper :1 l12,-56,34,-46,-36,46,-36,56,34,-56,34,-46,-36 :0 s-20,52,26,-2
    windshield.rear.and.wiper s8,52,-48,52
    x.squareroot s-60,4,-50,4,-34,44,-18,-44,58,-44 =xmark,60,20,8
    xmark.bin :1 s-46,-42,46,-42 g9,-37,-40,37,-40,31,54,-31,54 :0 !s-14,-7,14,21 !s-14,21,14,-7
    xmark.icloud :1 @cloud :0 !=xmark,48,3,6
    xmark.octagon :1 g9,-21,-50,21,-50,50,-21,50,21,21,50,-21,50,-50,21,-50,-21 :0 !s-18,-18,18,18 !s-18,18,18,-18
    xmark.rectangle.portrait :1 r0,0,88,112,18 :0 !=xmark,50
    xmark.seal :1 @seal :0 !s-16,-16,16,16 !s-16,16,16,-16
    xmark.triangle.circle.square s-48,-50,-16,-18 s-16,-50,-48,-18 p32,-52,52,-18,12,-18 o-32,32,18
    xmark.triangle.circle.square r32,32,34,34,4
    xserve r0,-16,124,28,8 r0,20,124,28,8 !d44,-16,4.5 !d44,20,4.5
    yieldsign g14,-54,-44,54,-44,0,54
    zzz s-54,8,-14,8,-54,52,-14,52 s-4,-22,26,-22,-4,12,26,12 s34,-48,56,-48,34,-22,56,-22
    """
}
