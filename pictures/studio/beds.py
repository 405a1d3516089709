"""Beds and houses: soft bodies as signed distances, wood as boxes."""
from felt import *

def cushion(c,b,r=.10,puff=.25,tufts=(),depth=.05):
    """a filled cushion: centre, half extents, edge radius; tufts are (x,y) points pulled in"""
    c=np.array(c,np.float32); box=rbx((0,0,0),b,r)
    def f(P):
        q=P-c; u=np.clip(q[:,0]/b[0],-1,1); v=np.clip(q[:,1]/b[1],-1,1)
        q=q.copy(); q[:,2]/=1+puff*np.cos(u*pi/2)*np.cos(v*pi/2); d=box(q)
        for x,y in tufts: d=d+depth*np.exp(-((q[:,0]-x)**2+(q[:,1]-y)**2)/.006)*(q[:,2]>0)
        return d+.007*np.sin(7*P[:,0]+3*P[:,1]+1)*np.sin(6*P[:,1]-4*P[:,0]+2)
    return f
def roll(pts,r):
    """a stuffed bolster with creases across"""
    tube_=chain(pts,[r]*len(pts))
    return lambda P: tube_(P)+.010*np.sin(11*P[:,0]+2)*np.sin(9*P[:,1]+1)+.006*np.sin(23*P[:,0]+5*P[:,1])
def feet(m,xs,ys,h=.12):
    for x in xs:
        for y in ys: o=lathe('foot',[(.0005,-h),(.05,-h),(.075,.02),(.0005,.02)],m,32); o.location=(x,y,0)
def orthopedic():
    fuzz=dict(fuzz=90000,length=.010,rad=.0019,amp=0)
    felt('tint',Body().add(rbx((0,0,.15),(1.12,.76,.15),.10),0).add(roll([(-.98,.60,.52),(0,.62,.53),(.98,.60,.52)],.20),.05),((-1.3,-.9,-.05),(1.3,.95,.85)),NEUTRAL,**fuzz)
    t=[(x,y) for x in(-.72,-.24,.24,.72) for y in(-.38,.02)]
    felt('tint2',Body().add(cushion((0,-.10,.37),(1.06,.62,.13),.10,.16,t,.06),0),((-1.2,-.85,.15),(1.2,.65,.65)),NEUTRAL,fuzz=120000,length=.016,rad=.0022,amp=0)
    tube('pipe',rounded((0,0,.27),1.12,.76,.16),.020,mat('tint_pipe','#808080',.8),n=10,closed=True)
    return dict(az=-24,el=25,fill=.82)
def rounded(c,a,b,r,n=14):
    """a rounded rectangle as points: centre, half sides, corner radius"""
    out=[]
    for k,(x,y) in enumerate(((1,1),(-1,1),(-1,-1),(1,-1))):
        for i in range(n+1): t=pi/2*(k+i/n); out.append((c[0]+x*(a-r)+r*math.cos(t),c[1]+y*(b-r)+r*math.sin(t),c[2]))
    return out
def sofa():
    wood=mat('wood','#9a6b3f',.5,bump=[('noise',14,.25,.02,(1,1,1))],var=(7,.25)); feet(wood,(-.9,.9),(-.52,.52),.13)
    B=Body().add(rbx((0,0,.17),(1.12,.74,.17),.09),0).add(roll([(-.98,-.56,.42),(-1.0,.0,.47),(-.94,.50,.56),(0,.60,.60),(.94,.50,.56),(1.0,0,.47),(.98,-.56,.42)],.21),.06)
    felt('tint',B,((-1.35,-.95,-.05),(1.35,.95,.95)),NEUTRAL,fuzz=110000,length=.008,rad=.0017,amp=0)
    felt('tint2',Body().add(cushion((0,-.13,.42),(.82,.60,.15),.11,.22),0),((-1,-.85,.15),(1,.6,.75)),NEUTRAL,fuzz=90000,length=.014,rad=.0021,amp=0)
    return dict(az=-24,el=24,fill=.82)
def oval():
    def ring(P):
        a=np.arctan2(P[:,1],P[:,0]/1.3); dip=np.exp(-((np.abs(a+pi/2))/.55)**2); r=np.sqrt((P[:,0]/1.3)**2+P[:,1]**2)-.78
        return np.sqrt(r**2+((P[:,2]-.27+.07*dip)/(1-.18*dip))**2)-.26+.012*np.sin(9*a+1)*np.sin(5*P[:,2]+a)
    felt('tint',Body().add(ring,0),((-1.45,-1.15,-.03),(1.45,1.15,.65)),NEUTRAL,fuzz=110000,length=.009,rad=.0018,amp=0)
    def pad(P): q=P.copy(); q[:,0]/=1.3; return ell((0,0,.22),(.70,.70,.17))(q)+.008*np.sin(6*P[:,0]+1)*np.sin(7*P[:,1]+2)
    felt('tint2',Body().add(pad,0),((-1.1,-.9,-.03),(1.1,.9,.5)),NEUTRAL,fuzz=110000,length=.022,rad=.0026,amp=0)
    return dict(az=-16,el=32,fill=.82)
def quilted():
    box=rbx((0,0,.09),(1.15,.74,.09),.08)
    def f(P):
        u=(P[:,0]+P[:,1])*7.2; v=(P[:,0]-P[:,1])*7.2; inside=np.clip((.66-np.abs(P[:,1]))/.06,0,1)*np.clip((1.07-np.abs(P[:,0]))/.06,0,1)
        return box(P)-.030*(np.abs(np.sin(u))*np.abs(np.sin(v)))**.5*inside*(P[:,2]>.08)+.004*np.sin(5*P[:,0]+2)
    felt('tint',Body().add(f,0),((-1.3,-.9,-.03),(1.3,.9,.3)),NEUTRAL,h=.014,fuzz=60000,length=.006,rad=.0015,amp=0,smooth=1)
    tube('pipe',rounded((0,0,.10),1.165,.755,.10),.026,mat('tint_pipe','#747474',.8,bump=[('noise',90,.3,.006)]),n=12,closed=True)
    return dict(az=-24,el=34,fill=.82)
def cave():
    B=Body().add(ell((0,0,.42),(.86,.80,.60)),0).add(ell((0,0,.14),(.88,.82,.14)),.10)
    ear=lambda P: ell((.44,-.02,.97),(.20,.10,.27),(0,24,0))(P)
    B.add(ear,.06,mir=True).add(ell((0,0,.42),(.74,.68,.48)),.04,op='s').add(ell((0,-.72,.44),(.47,.5,.36)),.06,op='s')
    felt('tint',B,((-1.05,-1,-.03),(1.05,1,1.35)),NEUTRAL,fuzz=130000,length=.010,rad=.0018,amp=0)
    felt('tint2',Body().add(ell((0,-.05,.13),(.70,.66,.12)),0),((-.8,-.8,-.02),(.8,.8,.35)),NEUTRAL,fuzz=70000,length=.022,rad=.0025,amp=0)
    k=ell((0,-.72,.44),(.50,.5,.39))
    return dict(az=-14,el=17,fill=.80)
def planks(name,c,s,n,m,cut=None):
    """a wall of n boards above one another"""
    h=s[2]/n
    for i in range(n):
        o=rbox(name,(c[0],c[1],c[2]+h*(i+.5)),(s[0],s[1],h*.97),m,.012,3)
        if cut: boolean(o,cut)
def doorcutter(w,z,top):
    """an arch through the front wall: half width, sill, top"""
    pts=[(-w,z),(w,z)]+[(w*math.cos(t*pi/24),top-w+w*math.sin(t*pi/24)) for t in range(25)]; n=len(pts)
    V=[(x,y,h) for y in(-2,-.2) for x,h in pts]; F=[tuple(range(n)),tuple(range(2*n-1,n-1,-1))]+[(i,i+n,(i+1)%n+n,(i+1)%n) for i in range(n)]
    o=add('cut',V,F,None,False); bm=bmesh.new(); bm.from_mesh(o.data); bmesh.ops.recalc_face_normals(bm,faces=bm.faces); bm.to_mesh(o.data); bm.free(); return o
def kennel():
    wood=mat('wood','#c99a63',.6,bump=[('noise',5,.35,.02,(1,1,12))],var=(6,.22)); trim=mat('trim','#f4ead8',.5); roof=mat('tint','#949494',.7,bump=[('noise',60,.3,.01)]); dark=mat('dark','#3a2a1c',.9)
    cut=doorcutter(.30,.14,.86); W,D,H=.66,.72,.92
    planks('front',(0,-D,.10),(2*W,.06,H-.10),5,wood,cut); planks('back',(0,D,.10),(2*W,.06,H-.10),5,wood)
    for s in(-1,1): planks('side',(s*W,0,.10),(.06,2*D,H-.10),5,wood); rbox('post',(s*W,-D-.01,.51),(.10,.10,.84),trim,.015,3); rbox('post',(s*W,D,.51),(.10,.10,.84),trim,.015,3)
    for y in(-D,D):
        V=[(x,y+e,z) for e in(-.03,.03) for x,z in((-W,H),(W,H),(0,H+.62))]; add('gable',V,[(0,1,2),(5,4,3),(0,3,4,1),(1,4,5,2),(2,5,3,0)],wood,False)
    rbox('floor',(0,0,.07),(2*W+.1,2*D+.1,.10),dark,.02,3)
    tube('arch',[(-.31,-D-.04,.12),(-.31,-D-.04,.56)]+[(-.31*math.cos(t*pi/20),-D-.04,.56+.31*math.sin(t*pi/20)) for t in range(1,20)]+[(.31,-D-.04,.56),(.31,-D-.04,.12)],.032,trim,n=12)
    a=math.atan2(.62,W); L=.98
    for s in(-1,1):
        for i in range(5):
            t=(i+.5)/5; x=s*(W+.14)*t*1.0; z=H+.67-(.67+.10)*t
            rbox('shingle',(x,0,z+.05),(L/5*1.22,2*D+.36,.055),roof,.018,3,(0,s*(a-.07),0))
    rbox('ridge',(0,0,H+.745),(.14,2*D+.40,.09),roof,.03,4)
    return dict(az=-30,el=15,fill=.82)
def cathouse():
    wall=rbx((0,0,.46),(.72,.60,.46),.07)
    felt('tint2',Body().add(wall,0).add(rbx((0,0,.46),(.62,.50,.38),.05),.02,op='s').add(cyl((0,-.6,.44),1,.32,.3,.01),.04,op='s'),((-.85,-.8,-.03),(.85,.8,1.05)),NEUTRAL,fuzz=90000,length=.009,rad=.0017,amp=0)
    def roof(P): q=np.abs(P[:,0]); top=(q*.62+P[:,2]-1.40)/1.177; low=(-(q*.62)-P[:,2]+1.24)/1.177; return np.maximum(np.maximum(top,low),np.maximum(np.abs(P[:,1])-.74,q-.90))-.03
    felt('tint',Body().add(roof,0),((-1.05,-.9,.5),(1.05,.9,1.75)),NEUTRAL,fuzz=90000,length=.009,rad=.0017,amp=0)
    def gable(P): q=np.abs(P[:,0]); return np.maximum(np.maximum((q*.62+P[:,2]-1.25)/1.177,.80-P[:,2]),np.abs(P[:,1])-.585)
    felt('tint2',Body().add(gable,0),((-.85,-.7,.7),(.85,.7,1.4)),NEUTRAL,fuzz=40000,length=.009,rad=.0017,amp=0)
    tube('rim',[(.335*math.cos(2*pi*i/96),-.605,.44+.335*math.sin(2*pi*i/96)) for i in range(96)],.035,mat('tint_rim',NEUTRAL,.9,bump=[('noise',90,.4,.01)]),n=12,closed=True)
    felt('pad',Body().add(ell((0,-.08,.12),(.56,.46,.12)),0),((-.7,-.7,-.02),(.7,.5,.4)),'#f3ece0',fuzz=40000,length=.02,rad=.0025,amp=0)
    return dict(az=-24,el=14,fill=.80)
NEUTRAL='#a6a6a6'   # the bright set lifts it to about #c8c8c8, the grey the service counts from
ALL={'orthopedic-bed':orthopedic,'sofa-bed':sofa,'oval-bed':oval,'mat-bed':quilted,'cat-bed':cave,'dog-house':kennel,'cat-house':cathouse}
