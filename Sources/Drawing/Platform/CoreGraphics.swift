import Foundation

#if !canImport(Darwin)
  /// The shape of the ends of a stroked line.
  public enum CGLineCap: Int32, Sendable {
    /// The stroke stops at the end of the line.
    case butt
    /// A half circle around the end of the line.
    case round
    /// The stroke continues for half of its width beyond the end of the line.
    case square
  }

  /// The shape of the corners of a stroked line.
  public enum CGLineJoin: Int32, Sendable {
    /// The outer edges continue until they meet; a bevel beyond the miter limit.
    case miter
    /// An arc around the corner.
    case round
    /// A straight cut between the outer edges.
    case bevel
  }

  /// A two-dimensional vector.
  public struct CGVector: Hashable, Sendable {
    /// The components, in points.
    public var dx: CGFloat, dy: CGFloat
    /// The zero vector.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates the zero vector.
    public init() { self.init(dx: CGFloat.zero, dy: 0) }

    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }

    /// Creates a vector of whole numbers.
    public init(dx: Int, dy: Int) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }
  }

  /// A matrix that maps (x, y) to (a·x + c·y + tx, b·x + d·y + ty).
  public struct CGAffineTransform: Hashable, Sendable {
    /// The entries of the matrix.
    public var a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat
    /// The identity matrix.
    public static let identity = CGAffineTransform()

    /// Creates the identity.
    public init() {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }

    /// Creates a matrix from its entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// Creates a matrix from its entries, without argument labels.
    public init(
      _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
    ) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Creates a translation.
    public init(translationX tx: CGFloat, y ty: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
    }

    /// Creates a scaling about the origin.
    public init(scaleX sx: CGFloat, y sy: CGFloat) {
      self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
    }

    /// Creates a rotation about the origin, in radians; positive turns x towards y.
    public init(rotationAngle angle: CGFloat) {
      let (sine, cosine) = deterministicSineCosine(Double(angle))
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether the matrix is the identity.
    public var isIdentity: Bool { self == .identity }

    /// Returns the matrix that applies this one first, then `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c, b: a * other.b + b * other.d,
        c: c * other.a + d * other.c, d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx,
        ty: tx * other.b + ty * other.d + other.ty)
    }

    /// Returns the matrix that applies a translation first, then this one.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// Returns the matrix that applies a scaling first, then this one.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// Returns the matrix that applies a rotation in radians first, then this one.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// Returns the inverse, or the matrix itself if it has none.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
        tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// Returns the point mapped by a matrix.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
      CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
  }

  extension CGSize {
    /// Returns the size mapped by a matrix without its translation.
    public func applying(_ t: CGAffineTransform) -> CGSize {
      CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
  }

  extension CGRect {
    /// Returns the bounding box of the rectangle mapped by a matrix.
    public func applying(_ t: CGAffineTransform) -> CGRect {
      guard !isNull else { return self }
      let xs = [minX * t.a, maxX * t.a], ys = [minY * t.c, maxY * t.c]
      let xs2 = [minX * t.b, maxX * t.b], ys2 = [minY * t.d, maxY * t.d]
      let left = min(xs[0], xs[1]) + min(ys[0], ys[1]) + t.tx
      let right = max(xs[0], xs[1]) + max(ys[0], ys[1]) + t.tx
      let top = min(xs2[0], xs2[1]) + min(ys2[0], ys2[1]) + t.ty
      let bottom = max(xs2[0], xs2[1]) + max(ys2[0], ys2[1]) + t.ty
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
#endif
